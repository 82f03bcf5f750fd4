/** The place of the list of matches: its links leave an open match beside it. */
export const LIST = 'list';
