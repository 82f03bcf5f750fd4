/** A desktop's window: the list has a match, and a page today's matches, beside it. */
export const WIDE = { width: 1280, height: 720 };
