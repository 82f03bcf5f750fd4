import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announced, onAnnounced } from './queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
});

const news = (key: string) => ({ key, text: `${key}.` });

/** Collects all texts that are announced from now on. */
function heard(): string[] {
  const texts: string[] = [];
  const leave = onAnnounced(() => texts.push(announced()));
  leaves.push(leave);
  return texts;
}
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

test('announces simultaneous news together and then clears the text', () => {
  const texts = heard();
  announce([news('a1'), news('a2')]);
  announce([news('a3')]);
  expect(announced()).toBe('');
  vi.advanceTimersByTime(1000);
  expect(announced()).toBe('a1. a2. a3.');
  vi.advanceTimersByTime(6000);
  expect(texts).toEqual(['a1. a2. a3.', '']);
  expect(vi.getTimerCount()).toBe(0);
});

test('holds back the next text until the last one had time to be read', () => {
  const texts = heard();
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
  const texts = heard();
  announce([news('c')]);
  vi.advanceTimersByTime(10_000);
  announce([news('c')]);
  vi.advanceTimersByTime(60_000);
  expect(texts).toEqual(['c.', '']);
  announce([news('c')]);
  vi.advanceTimersByTime(1000);
  expect(texts).toEqual(['c.', '', 'c.']);
});
