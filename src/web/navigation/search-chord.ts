/** The fields of a keyboard event that decide its action. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
> & { getModifierState(name: 'AltGraph'): boolean };

/** Returns the key in lower case; of a keyboard without Latin letters, what a Latin one has in its place. */
export const latinKey = ({ key, code }: KeyPress) =>
  (/^\p{ASCII}+$/u.test(key) ? key : code.replace('Key', '')).toLowerCase();

/** Returns whether a key press is Ctrl K or ⌘ K, which opens the search. */
export function isSearchChord(press: KeyPress): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  return latinKey(press) === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
}
