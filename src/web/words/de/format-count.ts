const numbers = new Intl.NumberFormat('de-DE');

/** Writes a number in German. */
export const formatCount = (n: number) => numbers.format(n);
