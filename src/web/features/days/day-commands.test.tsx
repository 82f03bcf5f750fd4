import { cleanup, render } from '@testing-library/react';
import { Router } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '#web/navigation/commands.ts';
import { DayCommands } from './day-commands.tsx';

const navigator = { push: vi.fn(), replace: vi.fn(), go: vi.fn(), createHref: String };

/** Registers the commands at an address, and follows where they lead. */
function openAt(address: string): void {
  history.replaceState(null, '', address);
  navigator.push.mockImplementation(({ pathname, search }) =>
    history.replaceState(null, '', pathname + search),
  );
  render(
    <Router location={address} navigator={navigator}>
      <DayCommands today="2026-11-21" />
    </Router>,
  );
}

const address = () => location.pathname + location.search;

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('opens the next and the previous day of the same list; today has no parameter', () => {
  openAt('/odds?show=live');
  runCommand('dayAfter');
  expect(address()).toBe('/odds?show=live&d=2026-11-22');
  runCommand('dayBefore');
  expect(address()).toBe('/odds?show=live');
});

test('goes two days if it runs twice before the page has been drawn', () => {
  openAt('/?d=2026-11-19');
  runCommand('dayBefore');
  runCommand('dayBefore');
  expect(address()).toBe('/?d=2026-11-17');
});
