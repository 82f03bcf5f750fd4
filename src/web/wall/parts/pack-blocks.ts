import { type Column, EPSILON, type Measures, pagesOf, type Section } from './pack-sections.ts';

/**
 * Divides sections into pages of columns in which none is broken: each is in the first column that has room for it. One that is
 * higher than a column has as many as it needs, each with a head like its own.
 */
export function packBlocks<Row, S extends Section<Row>>(
  sections: readonly S[],
  { height, columns, head, row, gap }: Measures,
): readonly (readonly Column<S>[])[] {
  const maxRows = Math.max(1, Math.floor((height - head) / row + EPSILON));
  const packed: { readonly blocks: S[]; left: number }[] = [];
  for (const section of sections) {
    const parts = Math.ceil(section.rows.length / maxRows);
    let before = -1;
    for (let part = 0; part < parts; part += 1) {
      const rows = section.rows.slice(part * maxRows, (part + 1) * maxRows);
      const block = head + rows.length * row;
      let place = packed.findIndex(({ left }, at) => at > before && left - gap - block > -EPSILON);
      if (place === -1) place = packed.push({ blocks: [], left: height + gap }) - 1;
      const column = packed[place] as (typeof packed)[number];
      before = place;
      column.blocks.push({ ...section, rows });
      column.left -= gap + block;
    }
  }
  return pagesOf(
    packed.map(({ blocks }) => blocks),
    columns,
  );
}
