import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepsBack } from '#web/settings/delay-state.ts';
import { type Announcement, announcement, announce as announceWith } from './queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
});

const news = (key: string) => ({ key, kind: 'goal', text: `${key}.` }) as const;
const announce = (items: readonly Announcement[]) => announceWith(items, (...counts) => counts.join(' and '));

/** Collects all texts that are announced from now on. */
function collectTexts(): string[] {
  const texts: string[] = [];
  const unsubscribe = announcement.subscribe(() => texts.push(announcement.get()));
  unsubscribers.push(unsubscribe);
  return texts;
}
const unsubscribers: (() => void)[] = [];
afterEach(() => {
  for (const unsubscribe of unsubscribers.splice(0)) unsubscribe();
});

test('announces simultaneous news together and then clears the text', () => {
  const texts = collectTexts();
  announce([news('a1')]);
  announce([news('a2')]);
  expect(announcement.get()).toBe('');
  vi.advanceTimersByTime(1000);
  expect(announcement.get()).toBe('a1. a2.');
  vi.advanceTimersByTime(6000);
  expect(texts).toEqual(['a1. a2.', '']);
  expect(vi.getTimerCount()).toBe(0);
});

test('holds back the next text until the last one had time to be read', () => {
  const texts = collectTexts();
  announce([news('b1')]);
  vi.advanceTimersByTime(2000);
  announce([news('b2')]);
  announce([news('b3')]);
  vi.advanceTimersByTime(4000);
  expect(texts).toEqual(['b1.']);
  vi.advanceTimersByTime(1000);
  expect(texts).toEqual(['b1.', 'b2. b3.']);
});

test('announces the same key once, and again after a minute', () => {
  const texts = collectTexts();
  announce([news('c')]);
  vi.advanceTimersByTime(10_000);
  announce([news('c')]);
  vi.advanceTimersByTime(60_000);
  expect(texts).toEqual(['c.', '']);
  announce([news('c')]);
  vi.advanceTimersByTime(1000);
  expect(texts).toEqual(['c.', '', 'c.']);
});

test('a long text is not replaced before it is read', () => {
  const texts = collectTexts();
  const long = 'x'.repeat(200);
  announce([news(long)]);
  vi.advanceTimersByTime(1000);
  announce([news('e')]);
  vi.advanceTimersByTime(12_000);
  expect(texts).toEqual([`${long}.`]);
  vi.advanceTimersByTime(100);
  expect(texts).toEqual([`${long}.`, 'e.']);
});

test('announces more than two at once as numbers, and two in full', () => {
  const texts = collectTexts();
  announce(['d1', 'd2'].map(news));
  vi.advanceTimersByTime(2000);
  announce([...['d5', 'd6', 'd7'].map(news), { ...news('d8'), kind: 'ruled-out' }]);
  announce([{ ...news('d9'), kind: 'other' }]);
  vi.advanceTimersByTime(5000);
  expect(texts).toEqual(['d1. d2.', '3 and 1 and 1.']);
});

test('a page that goes back in time reads neither the news on its way nor the one that is there', () => {
  announce([news('g1')]);
  vi.advanceTimersByTime(1000);
  announce([news('g2')]);
  stepsBack.set(stepsBack.get() + 1);
  expect(announcement.get()).toBe('');
  vi.advanceTimersByTime(10_000);
  expect(announcement.get()).toBe('');
  announce([news('g3')]);
  vi.advanceTimersByTime(1000);
  expect(announcement.get()).toBe('g3.');
});
