import type { keysWords } from '#web/words/keys.ts';

/** The action of a key; names its text in the words. */
export type KeyAction = keyof (typeof keysWords)['keys']['does'];

/** A key by `KeyboardEvent.key` and its action; `native` actions are the browser's. */
export interface KeyRow {
  readonly key: string;
  readonly does: KeyAction;
  readonly native?: true;
  /** With Ctrl or ⌘, wherever the focus is; see `isSearchChord`. */
  readonly chord?: true;
  /** Whether the action repeats while the key is held. */
  readonly repeats?: true;
}

/** Every keyboard shortcut: the ones handled, and the ones listed in the dialog. */
export const KEYS: readonly KeyRow[] = [
  { key: 'j', does: 'next', repeats: true },
  { key: 'k', does: 'previous', repeats: true },
  { key: 'Enter', does: 'open', native: true },
  { key: 'f', does: 'favourite' },
  { key: '[', does: 'dayBefore' },
  { key: ']', does: 'dayAfter' },
  { key: '/', does: 'filter' },
  { key: 'Ctrl K', does: 'search', chord: true },
  { key: 'o', does: 'odds' },
  { key: 'p', does: 'pause' },
  { key: '?', does: 'keys' },
  { key: 'Escape', does: 'close', native: true },
];

/** The fields of a keyboard event that decide its action. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
> & { getModifierState(name: 'AltGraph'): boolean };

/** Returns whether a key press is Ctrl K or ⌘ K, which opens the search. */
export function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
}

/**
 * Returns the action of a key press; null if it has none or belongs to the browser (with a modifier). Symbols that
 * a layout has only behind a modifier (`[` on a German keyboard) count as themselves.
 */
export function actionOf(pressed: Pressed): KeyAction | null {
  if (pressed.defaultPrevented || pressed.isComposing || pressed.metaKey) return null;
  const isSign = !/^[a-z]$/i.test(pressed.key);
  const behind = isSign && (pressed.altKey || pressed.getModifierState('AltGraph'));
  if ((pressed.ctrlKey || pressed.altKey) && !behind) return null;
  if (pressed.shiftKey && !isSign) return null;
  const row = KEYS.find(({ key, native, chord }) => !native && !chord && key === pressed.key.toLowerCase());
  return row && (!pressed.repeat || row.repeats) ? row.does : null;
}
