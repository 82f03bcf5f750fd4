const numbers = new Intl.NumberFormat('de-DE');

/** A number as it is written in German. */
export const count = (n: number) => numbers.format(n);
