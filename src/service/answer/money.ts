/**
 * Writes a market value: six decimals of millions, or whole dollars below one million (v2.2 wire,
 * enumerations).
 */
export function writeValue(dollars: number | null): string | null {
  if (dollars === null) return null;
  return dollars >= 1e6 ? `$${(dollars / 1e6).toFixed(6)}` : `$${dollars}`;
}

/** Writes a fee: `€2.50m`, `€300k`, or a dash for none (v2.2 wire, transfers). */
export function writeFee(euros: number | null): string {
  if (euros === null) return '-';
  return euros >= 1e6 ? `€${(euros / 1e6).toFixed(2)}m` : `€${Math.round(euros / 1e3)}k`;
}
