import { vi } from 'vitest';

// Test files share a process: each begins with real timers, and without the variables and globals of another.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
