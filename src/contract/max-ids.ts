/** The service accepts at most this many ids in a request, since each is a match to compute. */
export const MAX_IDS = 100;
