import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Favourite } from '#web/settings/favourites.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { OrderList } from './order-list.tsx';

afterEach(cleanup);

const NAMES = ['Alton', 'Berg', 'Caster'];
const team = (name: string): Favourite => ({ kind: 'team', id: name, name, img: null });

function List({ onOrder }: { onOrder: (ids: readonly string[]) => void }) {
  const [names, setNames] = useState<readonly string[]>(NAMES);
  const order = (ids: readonly string[]) => {
    onOrder(ids);
    setNames(ids);
  };
  return (
    <OrderList entities={names.map(team)} onOrder={order}>
      {({ name }) => name}
    </OrderList>
  );
}

function open() {
  const onOrder = vi.fn();
  render(
    <WordsContext value={en}>
      <MemoryRouter>
        <List onOrder={onOrder} />
        <button type="button">{'elsewhere'}</button>
      </MemoryRouter>
    </WordsContext>,
  );
  return onOrder;
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const isPressed = (name: string) => handle(name).getAttribute('aria-pressed') === 'true';
/** A handle's Space, as the browser reports it. */
const press = (name: string) => fireEvent.click(handle(name), { detail: 0 });
const key = (name: string, code: string) => fireEvent.keyDown(handle(name), { key: code });
/** The visible order: as drawn, and as picked up. */
const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row, at) => [Number(row.style.order || at), row.textContent] as const)
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text);
const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;

test('Space picks up, arrows move and Space drops, each announced; the focus stays on the handle', () => {
  const onOrder = open();
  press('Alton');
  expect(document.activeElement).toBe(handle('Alton'));
  expect(isPressed('Alton')).toBe(true);
  expect(announced()).toBe('Alton picked up at position 1 of 3.');
  key('Alton', 'ArrowDown');
  key('Alton', 'ArrowDown');
  expect(announced()).toBe('Alton, position 3 of 3.');
  key('Alton', 'ArrowDown');
  key('Alton', 'ArrowUp');
  expect(rows()).toEqual(['Berg', 'Alton', 'Caster']);
  expect(onOrder).not.toHaveBeenCalled();
  press('Alton');
  expect(onOrder.mock.calls).toEqual([[['Berg', 'Alton', 'Caster']]]);
  expect(rows()).toEqual(['Berg', 'Alton', 'Caster']);
  expect(isPressed('Alton')).toBe(false);
  expect(announced()).toBe('Alton dropped at position 2 of 3.');
  expect(document.activeElement).toBe(handle('Alton'));
});

test('Escape puts everything back and closes nothing else', () => {
  const onOrder = open();
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey);
  press('Caster');
  key('Caster', 'Home');
  expect(rows()).toEqual(['Caster', 'Alton', 'Berg']);
  key('Caster', 'Escape');
  expect(rows()).toEqual(NAMES);
  expect(announced()).toBe('Cancelled. Caster is back at position 3 of 3.');
  expect(onKey).not.toHaveBeenCalled();
  key('Caster', 'ArrowUp');
  expect(rows()).toEqual(NAMES);
  expect(onOrder).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKey);
});

test('a tap shows buttons that move by one place, so that dragging is not needed', () => {
  const onOrder = open();
  fireEvent.pointerDown(handle('Berg'), { button: 0, clientY: 60 });
  fireEvent.pointerUp(handle('Berg'));
  fireEvent.click(handle('Berg'), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Move Berg up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Berg up' }));
  expect(rows()).toEqual(['Berg', 'Alton', 'Caster']);
  fireEvent.click(handle('Berg'), { detail: 1 });
  expect(onOrder.mock.calls).toEqual([[['Berg', 'Alton', 'Caster']]]);
  expect(screen.queryByRole('button', { name: 'Move Berg up' })).toBeNull();
});

test('the order stays when the focus leaves, or another is picked up', () => {
  const onOrder = open();
  press('Alton');
  key('Alton', 'End');
  screen.getByRole('button', { name: 'elsewhere' }).focus();
  expect(onOrder.mock.calls).toEqual([[['Berg', 'Caster', 'Alton']]]);
});

test('dragging the handle past the middle of a neighbour takes its place, and no click follows', () => {
  const onOrder = open();
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 40 * rows().indexOf(this.textContent), 300, 40);
  });
  fireEvent.pointerDown(handle('Alton'), { button: 0, pointerId: 1, clientY: 20 });
  fireEvent.pointerMove(handle('Alton'), { clientY: 22 });
  expect(isPressed('Alton')).toBe(false);
  fireEvent.pointerMove(handle('Alton'), { clientY: 40 });
  expect(isPressed('Alton')).toBe(true);
  fireEvent.pointerMove(handle('Alton'), { clientY: 55 });
  expect(rows()).toEqual(NAMES);
  fireEvent.pointerMove(handle('Alton'), { clientY: 105 });
  expect(rows()).toEqual(['Berg', 'Caster', 'Alton']);
  fireEvent.pointerMove(handle('Alton'), { clientY: 55 });
  expect(rows()).toEqual(['Berg', 'Alton', 'Caster']);
  fireEvent.pointerUp(handle('Alton'));
  fireEvent.click(handle('Alton'), { detail: 1 });
  expect(onOrder.mock.calls).toEqual([[['Berg', 'Alton', 'Caster']]]);
  expect(isPressed('Alton')).toBe(false);
  place.mockRestore();
});

test('a drag that the browser or Escape ends changes nothing', () => {
  const onOrder = open();
  for (const end of [() => fireEvent.pointerCancel(handle('Alton')), () => key('Alton', 'Escape')]) {
    fireEvent.pointerDown(handle('Alton'), { button: 0, pointerId: 1, clientY: 20 });
    fireEvent.pointerMove(handle('Alton'), { clientY: 60 });
    key('Alton', 'ArrowDown');
    end();
    fireEvent.pointerMove(handle('Alton'), { clientY: 90 });
    fireEvent.pointerUp(handle('Alton'));
    expect(rows()).toEqual(NAMES);
  }
  expect(onOrder).not.toHaveBeenCalled();
});
