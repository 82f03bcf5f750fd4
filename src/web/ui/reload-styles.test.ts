import { afterEach, expect, test, vi } from 'vitest';
import { reloadStyles } from './reload-styles.ts';

afterEach(() => document.head.replaceChildren());

test.each(['load', 'error'])('code that waits for a late style sheet hears of its %s', async (type) => {
  const late = document.createElement('link');
  late.rel = 'stylesheet';
  const onEnd = vi.fn();
  late.addEventListener(type, onEnd);
  document.head.replaceChildren(late);
  const reload = reloadStyles();
  const [copy] = document.head.children;
  expect(copy).not.toBe(late);
  copy?.dispatchEvent(new Event(type));
  await reload;
  expect(onEnd).toHaveBeenCalledOnce();
});
