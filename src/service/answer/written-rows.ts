import type { Meta } from './meta.ts';

/** A list whose rows are already serialized, each as JSON in UTF-8. */
export class WrittenRows {
  readonly #rows: readonly Uint8Array[];

  constructor(rows: readonly Uint8Array[]) {
    this.#rows = rows;
  }

  /** Returns the rows as a client parses them. */
  parsed(): readonly unknown[] {
    return this.#rows.map((row) => JSON.parse(Buffer.from(row).toString()));
  }

  /** Returns the response body with these rows as `data`. */
  body(meta: Meta): Buffer {
    const parts: Uint8Array[] = [];
    for (const row of this.#rows) parts.push(parts.length === 0 ? OPENS : BETWEEN, row);
    if (parts.length === 0) parts.push(OPENS);
    parts.push(Buffer.from(`],"meta":${JSON.stringify(meta)}}`));
    return Buffer.concat(parts);
  }
}

const OPENS = Buffer.from('{"data":[');
const BETWEEN = Buffer.from(',');
