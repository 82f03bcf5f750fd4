/** What is wrong with the address of an embed, a sentence for each parameter. */
export function ProblemList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="grid gap-1 px-3 py-2">
      {sentences.map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}
