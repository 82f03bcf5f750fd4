import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

const device = vi.hoisted(() => ({ locale: 'en-GB' }));
vi.mock('#web/settings/device-locale.ts', () => ({ deviceLocale: () => device.locale }));

const onClose = vi.fn();

const open = (day: string) =>
  render(
    <WordsContext value={en}>
      <CalendarDialog day={day} today="2026-11-21" to={(at) => (at ? `/?d=${at}` : '/')} onClose={onClose} />
    </WordsContext>,
  );

const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
const focusedText = () => document.activeElement?.getAttribute('aria-label');
const month = () => screen.getByRole('heading', { level: 3 }).textContent;

afterEach(() => {
  cleanup();
  onClose.mockReset();
  document.documentElement.style.direction = '';
});

test('opens at the day of the page, and its days lead to their pages', () => {
  open('2026-11-18');
  expect(focusedText()).toBe('Wednesday, 18 November 2026');
  const days = screen.getAllByRole('link');
  expect(days).toHaveLength(43); // six weeks, and today
  expect(document.activeElement?.getAttribute('href')).toBe('/?d=2026-11-18');
  expect(screen.getByRole('link', { name: 'Saturday, 21 November 2026' }).getAttribute('href')).toBe('/');
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2);
  expect(document.querySelector('td[aria-selected="true"]')?.textContent).toBe('18');
});

test.each([
  ['ArrowRight', false, 'Sunday, 22 November 2026'],
  ['ArrowLeft', false, 'Friday, 20 November 2026'],
  ['ArrowDown', false, 'Saturday, 28 November 2026'],
  ['ArrowUp', false, 'Saturday, 14 November 2026'],
  ['Home', false, 'Monday, 16 November 2026'],
  ['End', false, 'Sunday, 22 November 2026'],
  ['PageDown', false, 'Monday, 21 December 2026'],
  ['PageUp', false, 'Wednesday, 21 October 2026'],
  ['PageDown', true, 'Sunday, 21 November 2027'],
  ['PageUp', true, 'Friday, 21 November 2025'],
] as const)('%s (shift: %s) moves the focus to %s', (key, shiftKey, name) => {
  open('2026-11-21');
  expect(press(key, shiftKey)).toBe(false);
  expect(focusedText()).toBe(name);
  expect(month()).toBe(name.replace(/^\w+, \d+ /, ''));
});

test('a week begins as where the device is, whatever the language', () => {
  device.locale = 'en-US';
  open('2026-11-21');
  press('Home');
  expect(focusedText()).toBe('Sunday, 15 November 2026');
  device.locale = 'en-GB';
});

test('the arrow keys follow the direction of the page', () => {
  open('2026-11-21');
  screen.getByRole('grid').style.direction = 'rtl';
  press('ArrowRight');
  expect(focusedText()).toBe('Friday, 20 November 2026');
});

test('the buttons change the month and keep the focus; a choice closes the calendar', () => {
  open('2026-11-21');
  const next = screen.getByRole('button', { name: 'Next month' });
  next.focus();
  fireEvent.click(next);
  expect(month()).toBe('December 2026');
  expect(document.activeElement).toBe(next);
  screen.getByRole('link', { name: 'Monday, 21 December 2026' }).focus();
  press(' ');
  expect(onClose).toHaveBeenCalledOnce();
});
