import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { DEFAULT_WIDTH_PX, setWindowWidth } from './set-window-width.ts';
import { withoutOwnerStacks } from './without-owner-stacks.ts';

// Test files share a process. Each begins with real timers and globals, an empty storage, a root element without
// attributes and a fresh copy of our
// modules, since some hold state: the world's clock, the freshness of answers, whether the page is paused.
// How busy the machine is decides nothing.
configure({ asyncUtilTimeout: 60_000 });
vi.useRealTimers();
vi.unstubAllGlobals();
// What a test leaves under way goes nowhere once its fake server is gone: happy-dom would try, and log a refused connection.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};
// A browser of no country, whose prices are decimal.
Object.defineProperty(navigator, 'language', { get: () => 'en', configurable: true });
localStorage.clear();
sessionStorage.clear();
const root = document.documentElement;
for (const name of root.getAttributeNames()) root.removeAttribute(name);
setWindowWidth(DEFAULT_WIDTH_PX);
vi.resetModules();
withoutOwnerStacks();

// Tests begin where the first view has ended: parts that load after it are drawn at once.
const { endFirstView } = await import('#web/clock/first-view.ts');
endFirstView();
