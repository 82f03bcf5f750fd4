/** Returns a number with its sign as a locale writes it: `+3`, `0` or `−3`, with a minus as wide as the plus. */
export const signedNumber = (value: number, intl: string): string =>
  new Intl.NumberFormat(intl, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');
