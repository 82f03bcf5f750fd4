import type { Row } from './row.ts';

const HEAD = ['operation', 'status', 'records', 'lost', 'unexplained', 'never seen', ''] as const;

/** Renders a crawl as lines of text: one per step, then by record the fields that no step filled. */
export function tableOf(rows: readonly Row[]): readonly string[] {
  const cells = [
    HEAD,
    ...rows.map((row) => [
      row.name,
      row.status === null ? '-' : String(row.status),
      ...[row.records, row.lost, row.unexplained.length, row.fields.unseen.length].map(String),
      `${row.outcome}${row.note === '' ? '' : `: ${row.note}`}`,
    ]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => {
        const isNumber = column > 0 && column < HEAD.length - 1;
        return isNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
  const unseen = neverSeen(rows).map(([record, fields]) => `  ${record}: ${fields.join(', ')}`);
  return [...lines, ...(unseen.length > 0 ? ['', 'Fields that nothing filled:', ...unseen] : [])];
}

function neverSeen(rows: readonly Row[]): (readonly [record: string, fields: readonly string[]])[] {
  return [...Map.groupBy(rows, ({ record }) => record)]
    .map(([record, of]) => {
      const seen = new Set(of.flatMap(({ fields }) => fields.seen));
      const unseen = new Set(of.flatMap(({ fields }) => fields.unseen));
      return [record, [...unseen.difference(seen)].sort()] as const;
    })
    .filter(([, fields]) => fields.length > 0);
}
