/** Thrown when a page's code cannot be fetched: the chunk is gone from the server, or there is no connection. */
export class CodeError extends Error {}

/** Counts attempts to fetch code; a page whose code failed in an earlier attempt fetches it again. */
export const codeTries = { count: 0 };
