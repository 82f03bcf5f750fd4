import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { focusStep, toggleFocusedFavourite } from './list-focus.ts';

const follow = vi.fn();
let scrollIntoView: MockInstance<Element['scrollIntoView']>;

/** A list of matches with a star each, in two groups; the list of a folded group is one step. */
const page = (
  <main>
    <a href="/">outside</a>
    <div data-steps>
      {['one', 'two'].map((name) => (
        <section key={name} aria-label={name}>
          {[1, 2].map((number) => (
            <div key={number} data-followable>
              <a href={`/match/${number}`} data-step>{`${name} ${number}`}</a>
              <button
                type="button"
                data-favourite="match"
                onClick={follow}
              >{`star ${name} ${number}`}</button>
            </div>
          ))}
        </section>
      ))}
      <button type="button" data-step>
        folded
      </button>
    </div>
  </main>
);

/** Gives an element a place in the window, px. */
function place(element: Element, top: number, bottom = top + 40): void {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
}

const focusedText = () => document.activeElement?.textContent;
const steps = (count: number, forward = true) =>
  Array.from({ length: count }, () => {
    focusStep(forward);
    return focusedText();
  });

beforeEach(() => {
  follow.mockReset();
  scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  document.documentElement.style.setProperty('scroll-padding-block-start', '56px');
  render(page);
  for (const [index, section] of screen.getAllByRole('region').entries())
    place(section, index * 80 - 20, index * 80 + 60);
  for (const [index, link] of screen.getAllByRole('link').slice(1).entries()) place(link, index * 40 - 20);
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
  cleanup();
  scrollIntoView.mockRestore();
});

test('starts below the header, and goes through the steps to the last one', () => {
  expect(steps(4)).toEqual(['two 1', 'two 2', 'folded', 'folded']);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('goes back to the first step', () => {
  focusStep(true);
  expect(steps(3, false)).toEqual(['one 2', 'one 1', 'one 1']);
});

test('continues after a focused element between two steps', () => {
  screen.getByText('star one 1').focus();
  expect(steps(1)).toEqual(['one 2']);
});

test('starts in sight again if the focus is outside of the list', () => {
  focusStep(false);
  screen.getByText('outside').focus();
  expect(steps(1)).toEqual(['two 1']);
});

test('goes on from a match of a page without a marked list', () => {
  document.querySelector('[data-steps]')?.removeAttribute('data-steps');
  expect(steps(2)).toEqual(['two 1', 'two 2']);
});

test('starts in sight where a skip link leads', () => {
  const list = screen.getByText('one 1').closest<HTMLElement>('section');
  list?.setAttribute('tabindex', '-1');
  list?.focus();
  expect(steps(1)).toEqual(['two 1']);
});

test('skips what is not visible', () => {
  const hidden = screen.getByText('two 2');
  vi.spyOn(hidden, 'checkVisibility').mockReturnValue(false);
  expect(steps(2)).toEqual(['two 1', 'folded']);
});

test('follows the match of the focused element, and nothing without one', () => {
  screen.getByText('outside').focus();
  toggleFocusedFavourite();
  expect(follow).not.toHaveBeenCalled();
  screen.getByText('one 2').focus();
  toggleFocusedFavourite();
  expect(follow).toHaveBeenCalledOnce();
  expect(focusedText()).toBe('one 2');
});

test('focuses the next match if the followed one leaves its place', async () => {
  const link = screen.getByText('one 2');
  link.focus();
  follow.mockImplementation(() => link.remove());
  toggleFocusedFavourite();
  await vi.waitFor(() => expect(focusedText()).toBe('two 1'), 60_000);
});
