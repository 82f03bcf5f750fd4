/** Id of the element of the list of matches. */
export const LIST_ID = 'list';
/** Id of its matches, below the days and filters. */
export const MATCHES_ID = 'matches';
