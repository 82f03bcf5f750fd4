import { type KeyboardEvent, useState } from 'react';
import { optionId } from './result-options.tsx';

/**
 * The active option of a combobox, the first one by default: arrow keys move it, Enter clicks on it.
 *
 * @param list id of the element with the options
 * @param keys keys of the options in order
 */
export function useActiveOption(list: string, keys: readonly string[]) {
  const [highlightedKey, highlight] = useState<string | null>(null);
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const active =
    highlightedKey !== null && keys.includes(highlightedKey) ? highlightedKey : (keys[0] ?? null);

  function move(key: string | undefined): void {
    if (key === undefined) return;
    highlight(key);
    elements.get(key)?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const at = active === null ? -1 : keys.indexOf(active);
    if (event.key === 'ArrowDown') move(keys[(at + 1) % keys.length]);
    else if (event.key === 'ArrowUp') move(keys.at(at - 1));
    else if (event.key === 'Enter' && active !== null) elements.get(active)?.click();
    else return;
    event.preventDefault();
  }
  return {
    active,
    highlight,
    /** Elements of the options by key. */
    elements,
    /** Properties of the text field. */
    field: {
      role: 'combobox',
      'aria-haspopup': 'grid',
      'aria-expanded': keys.length > 0,
      'aria-controls': keys.length > 0 ? list : undefined,
      'aria-activedescendant': active === null ? undefined : optionId(active),
      'aria-autocomplete': 'list',
      onKeyDown,
    } as const,
  };
}
