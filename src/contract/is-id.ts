/** Whether a text is an id of the data service. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
