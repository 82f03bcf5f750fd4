/** Id of the list's element; a link inside it keeps an open match in the split view. */
export const LIST_ID = 'list';
/** Id of the element for the latest goals; their matches open in the split view, too. */
export const LATEST_GOALS_ID = 'latest';
