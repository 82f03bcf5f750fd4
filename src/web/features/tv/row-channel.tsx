/** The channel of a match in its row, in the space that match-row.css reserves. */
export function RowChannel({ name }: { readonly name: string }) {
  return (
    <span
      data-channel
      title={name}
      className="truncate rounded-[3px] border border-line px-1.5 font-stretch-80% text-quiet text-xs"
    >
      <bdi>{name}</bdi>
    </span>
  );
}
