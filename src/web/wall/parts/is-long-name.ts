/** Letters of a name that a row has room for where its type is as large as the width of the table allows. */
const MAX_LETTERS = 17;
/** Letters beside them that narrow type has room for, too: a longer name is shortened instead. */
const MAX_NARROW_LETTERS = 20;

/** Returns whether a name fits into its row in narrow type only; one of them sets all names of its table so. */
export const isLongName = (name: string, spareLetters = 0): boolean =>
  name.length > MAX_LETTERS + spareLetters && name.length <= MAX_NARROW_LETTERS + spareLetters;
