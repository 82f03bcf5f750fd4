import { cleanup, render, screen } from '@testing-library/react';
import { Activity, useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand, useCommand, useFieldCommand } from './commands.ts';

afterEach(cleanup);

function Pause({ action }: { readonly action: () => void }) {
  useCommand('pause', action);
  return null;
}

test('runs the action of a visible component, and no other', () => {
  const action = vi.fn();
  const { rerender, unmount } = render(<Pause action={action} />);
  expect(runCommand('odds')).toBe(false);
  expect(runCommand('pause')).toBe(true);
  expect(action).toHaveBeenCalledTimes(1);
  const next = vi.fn();
  rerender(<Pause action={next} />);
  runCommand('pause');
  expect([action.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
  unmount();
  expect(runCommand('pause')).toBe(false);
});

test('runs the latest registration, and the earlier one when that has gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const both = (hasSecond: boolean) => (
    <>
      <Pause action={first} />
      {hasSecond && <Pause action={second} />}
    </>
  );
  const { rerender } = render(both(true));
  runCommand('pause');
  rerender(both(false));
  runCommand('pause');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('does not run what is hidden behind another page', () => {
  const action = vi.fn();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Pause action={action} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  rerender(page('hidden'));
  expect(runCommand('pause')).toBe(false);
  rerender(page('visible'));
  expect(runCommand('pause')).toBe(true);
});

test('works before the first paint of its button', () => {
  const action = vi.fn();
  const hasRun: boolean[] = [];
  function Button() {
    useCommand('pause', action);
    useLayoutEffect(() => void hasRun.push(runCommand('pause')), []);
    return null;
  }
  render(<Button />);
  expect(hasRun[0]).toBe(true);
  expect(action).toHaveBeenCalled();
});

test('focuses a field and selects its text', () => {
  function Field() {
    return <input ref={useFieldCommand('filter')} defaultValue="leeds" />;
  }
  render(<Field />);
  runCommand('filter');
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
});
