/** The channel of a match in its row, in the space that every row reserves at its end. */
export function RowChannel({ name }: { readonly name: string }) {
  return (
    <span
      data-channel
      className="absolute start-18.5 bottom-1 max-w-[calc(100%-16.75rem)] truncate rounded-[3px] border border-line px-1.5 font-stretch-80% text-[0.6875rem]/3.5 text-quiet"
    >
      <bdi>{name}</bdi>
    </span>
  );
}
