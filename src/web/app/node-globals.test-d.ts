/** The compiler alone reads this: a type of Node that pages could see would end `npm run types`. */

// @ts-expect-error pages have no `process`
export type PageProcess = typeof process;
