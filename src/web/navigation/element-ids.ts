/** Id of the element of the list of matches. */
export const LIST_ID = 'list';
