/** Writes a number as text. */
export const textOrNull = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
