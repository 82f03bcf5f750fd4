/** The highest decimal price that is written: 1000/1 in fractions. */
export const MAX_PRICE = 1_001;
