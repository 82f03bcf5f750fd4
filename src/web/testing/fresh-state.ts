import { vi } from 'vitest';

// Test files share a process. Each begins with real timers and globals, an empty storage and a fresh copy of our
// modules, since some hold state: the world's clock, the freshness of answers, whether the page is paused.
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
vi.resetModules();

// Tests begin where the first view has ended: parts that load after it are drawn at once.
const { endFirstView } = await import('#web/ui/first-view.ts');
endFirstView();
