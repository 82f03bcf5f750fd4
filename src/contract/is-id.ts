/** Whether a text is an id of the data service. */
export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

const MAX_ID = 999_999_999_999_999;

/** Like `isId` for a number; its text need not be matched. */
export const isIdNumber = (number: number): boolean =>
  Number.isInteger(number) && number > 0 && number <= MAX_ID;
