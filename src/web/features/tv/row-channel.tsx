/** The channel of a match in its row. */
export function RowChannel({ name }: { readonly name: string }) {
  return (
    <span className="row-channel">
      <bdi>{name}</bdi>
    </span>
  );
}
