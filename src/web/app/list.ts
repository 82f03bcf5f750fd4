/** The place of the list of matches: its links leave an open match beside it. */
export const LIST = 'list';
/** The place beside it for the last goals: their matches stand beside the list, too. */
export const LATEST = 'latest';
