/** Returns a number with its sign: `+3`, `−2`. */
export const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
