/** The compiler alone reads this: a type of the DOM that servers could see would end `npm run types`. */

// @ts-expect-error servers have no `document`
export type ServerDocument = typeof document;
