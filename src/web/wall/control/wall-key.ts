/** What a key of a keyboard or a television's remote means to a wall. */
export type WallKey =
  | 'up'
  | 'down'
  | 'previous'
  | 'next'
  | 'ok'
  | 'back'
  | 'pause'
  | 'code'
  /** From 1 on: the view of that number in the wall's address. */
  | { readonly view: number };

type PlainKey = Exclude<WallKey, object>;

const KEYS: ReadonlyMap<string, PlainKey> = new Map(
  Object.entries({
    ArrowUp: 'up',
    ArrowDown: 'down',
    ChannelUp: 'up',
    ChannelDown: 'down',
    PageUp: 'up',
    PageDown: 'down',
    Enter: 'ok',
    Select: 'ok',
    Accept: 'ok',
    Escape: 'back',
    Backspace: 'back',
    GoBack: 'back',
    BrowserBack: 'back',
    XF86Back: 'back',
    ' ': 'pause',
    MediaPlayPause: 'pause',
    MediaPlay: 'pause',
    MediaPause: 'pause',
    '0': 'code',
  } satisfies Record<string, PlainKey>),
);
const LEFT_AND_RIGHT = ['ArrowLeft', 'ArrowRight'];

/**
 * Returns what a key means; null for others and for those of the browser (with Ctrl, Alt or ⌘).
 *
 * @param dir direction of the wall's language: the next page is where the line goes on
 */
export function wallKeyOf(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  dir: string,
): WallKey | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (LEFT_AND_RIGHT.includes(key)) return (key === 'ArrowRight') === (dir !== 'rtl') ? 'next' : 'previous';
  if (/^[1-9]$/.test(key)) return { view: Number(key) };
  return KEYS.get(key) ?? null;
}
