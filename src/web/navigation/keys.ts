import type { KeyCommand } from './commands.ts';
import { type KeyPress, latinKey } from './search-chord.ts';

/** A key by `KeyboardEvent.key` and its command. */
interface CommandKey {
  readonly key: string;
  readonly action: KeyCommand;
  /** The key in its place on pages that are written from right to left. */
  readonly mirrored?: string;
  /** With Ctrl or ⌘, wherever the focus is; see `isSearchChord`. */
  readonly chord?: true;
  /** Whether the action repeats while the key is held. */
  readonly repeats?: true;
}

/**
 * Every keyboard shortcut: the ones handled, and the ones listed in the dialog. Only single signs can be switched off;
 * keys with a name belong to the browser wherever their command has nothing to do.
 */
export const KEYS: readonly CommandKey[] = [
  { key: 'j', action: 'next', repeats: true },
  { key: 'k', action: 'previous', repeats: true },
  { key: 'Enter', action: 'open' },
  { key: 'ArrowRight', mirrored: 'ArrowLeft', action: 'enter' },
  { key: 'f', action: 'favourite' },
  { key: '[', action: 'dayBefore' },
  { key: ']', action: 'dayAfter' },
  { key: '/', action: 'filter' },
  { key: 'Ctrl K', action: 'search', chord: true },
  { key: 'o', action: 'odds' },
  { key: 'p', action: 'pause' },
  { key: '?', action: 'keys' },
  { key: 'Escape', action: 'close' },
];

type Direction = 'ltr' | 'rtl';

export const keyOf = ({ key, mirrored }: CommandKey, dir: Direction) =>
  dir === 'rtl' && mirrored ? mirrored : key;

/**
 * Returns the command of a key press; null if it has none or belongs to the browser (with a modifier). Symbols that
 * a layout has only behind a modifier (`[` on a German keyboard) count as themselves.
 */
export function commandOf(press: KeyPress, dir: Direction = 'ltr'): KeyCommand | null {
  if (press.defaultPrevented || press.isComposing || press.metaKey) return null;
  const key = latinKey(press);
  const isSymbol = !/^[a-z]$/.test(key);
  const isBehindModifier = isSymbol && (press.altKey || press.getModifierState('AltGraph'));
  if ((press.ctrlKey || press.altKey) && !isBehindModifier) return null;
  if (press.shiftKey && !isSymbol) return null;
  const row = KEYS.find((one) => !one.chord && keyOf(one, dir).toLowerCase() === key);
  return row && (!press.repeat || row.repeats) ? row.action : null;
}
