import type { ConformanceRow } from './row.ts';

const HEAD = ['operation', 'status', 'records', 'lost', 'unexplained', 'never seen', ''] as const;

/** Renders a crawl as lines of text: one per step, then by record the fields that no step filled. */
export function reportTable(rows: readonly ConformanceRow[]): readonly string[] {
  const cells = [
    HEAD,
    ...rows.map((row) => [
      row.name,
      row.status === null ? '-' : String(row.status),
      ...[row.records, row.lost, row.unexplained.length, row.fields.empty.length].map(String),
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
  const emptyFields = neverFilled(rows).map(([record, fields]) => `  ${record}: ${fields.join(', ')}`);
  return [...lines, ...(emptyFields.length > 0 ? ['', 'Fields that nothing filled:', ...emptyFields] : [])];
}

function neverFilled(
  rows: readonly ConformanceRow[],
): (readonly [record: string, fields: readonly string[]])[] {
  return [...Map.groupBy(rows, ({ record }) => record)]
    .map(([record, of]) => {
      const filled = new Set(of.flatMap(({ fields }) => fields.filled));
      const empty = new Set(of.flatMap(({ fields }) => fields.empty));
      return [record, [...empty.difference(filled)].sort()] as const;
    })
    .filter(([, fields]) => fields.length > 0);
}
