import { useEffect, useRef, useState } from 'react';
import type { WallView } from '#contract/wall-address.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { isFramed } from '#web/settings/is-framed.ts';
import { type WallKey, wallKeyOf } from '#web/wall/control/wall-key.ts';
import { useWords } from '#web/words/use-words.ts';
import type { MenuItem } from './menu-items.ts';

/** The menu closes when no key was pressed for this time, ms. */
const CLOSE_AFTER_MS = 20_000;

interface Options {
  readonly items: readonly MenuItem[];
  /** Views of the wall, in the order of its digits. */
  readonly views: readonly WallView[];
  readonly isPaused: boolean;
  readonly isCodeShown: boolean;
  readonly onCommand: (command: WallCommand) => void;
  readonly onView: (view: WallView) => void;
  readonly onHideCode: () => void;
}

/**
 * Handles the keys of a keyboard or a television's remote: arrows turn pages and views, OK opens the menu, Back closes it,
 * digits lead to a view, Space pauses.
 *
 * @returns the index of the item that has the focus (null: the menu is closed), and what a pointer does
 */
export function useMenu(options: Options) {
  const [state, setState] = useState<{ readonly index: number } | null>(null);
  const { dir } = useWords();
  const { items, onCommand } = options;
  const index = state && Math.min(state.index, items.length - 1);

  function select(item: MenuItem | undefined): void {
    for (const command of item?.commands ?? []) onCommand(command);
    const staysOpen = item?.less !== undefined || item?.value !== undefined || item?.id === 'pause';
    setState(staysOpen && index !== null ? { index } : null);
  }

  function onMenuKey(key: WallKey, at: number): void {
    const item = items[at];
    const count = items.length;
    if (key === 'back') setState(null);
    else if (key === 'ok') select(item);
    else if (key === 'up' || key === 'down')
      setState({ index: (at + (key === 'up' ? count - 1 : 1)) % count });
    else {
      const command = key === 'previous' ? item?.less : key === 'next' ? item?.more : undefined;
      if (command) onCommand(command);
      setState({ index: at });
    }
  }

  function onWallKey(key: WallKey): void {
    const { views, isPaused, isCodeShown, onView, onHideCode } = options;
    if (typeof key === 'object') {
      const view = views[key.view - 1];
      if (view) onView(view);
    } else if (key === 'ok') setState({ index: 0 });
    else if (key === 'back') {
      if (isCodeShown) onHideCode();
    } else if (key === 'pause') onCommand({ type: isPaused ? 'resume' : 'pause' });
    else if (key === 'code') onCommand({ type: 'code' });
    else {
      const unit = key === 'up' || key === 'down' ? 'view' : 'page';
      onCommand({ type: 'turn', unit, step: key === 'down' || key === 'next' ? 1 : -1 });
    }
  }

  const handler = useRef((_: KeyboardEvent) => {});
  handler.current = (event) => {
    const key = wallKeyOf(event, dir);
    if (key === null) return;
    // Back would leave the wall, and Enter press the button that has the focus once more.
    event.preventDefault();
    if (index === null) onWallKey(key);
    else onMenuKey(key, index);
  };
  useEffect(() => {
    // The page around it has the keys.
    if (isFramed) return undefined;
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => handler.current(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (state === null) return undefined;
    const timer = setTimeout(() => setState(null), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { index, select };
}
