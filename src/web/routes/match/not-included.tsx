/** Replaces a section that the account's plan lacks. */
export function NotIncluded({ text }: { readonly text: string }) {
  return <p className="px-4 py-8 text-center text-quiet">{text}</p>;
}
