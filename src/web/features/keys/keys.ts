import type { keysWords } from '#web/words/keys.ts';

/** What a key does, by its name in the words. */
export type KeyAction = keyof (typeof keysWords)['keys']['does'];

/** A key, as `KeyboardEvent.key` has it, and what it does; `native`: the browser does it without us. */
export interface KeyRow {
  readonly key: string;
  readonly does: KeyAction;
  readonly native?: true;
  /** With Ctrl or ⌘, wherever the focus is; `isSearchChord` knows it. */
  readonly chord?: true;
  /** Does it again as long as it is held. */
  readonly repeats?: true;
}

/** Every key that does something on a page: what is listened to, and what the dialog shows. */
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

/** What tells a key from another; of a keyboard event. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
> & { getModifierState(name: 'AltGraph'): boolean };

/** Whether a key press is Ctrl K or ⌘ K, which is the search wherever there is one. */
export function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
}

/**
 * What a key press asks for; null if it is none of ours, or belongs to the browser (with a modifier). Signs that a
 * keyboard has only behind a modifier (`[` on a German one) count as themselves.
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
