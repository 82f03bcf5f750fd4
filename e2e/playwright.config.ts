import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { BFF_PORT, PLANTED, SERVICE_PORT } from './support/world.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  forbidOnly: true,
  // One world, one clock: stories move it, so they run one after the other.
  fullyParallel: false,
  workers: 1,
  // Real seconds pass in a story. One that needs a second try passes, and is listed as flaky to be looked at.
  retries: 1,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${BFF_PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: {
      ...findBrowser(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node src/run/start.ts',
    cwd: join(import.meta.dirname, '..'),
    env: {
      PORT: String(BFF_PORT),
      SERVICE_PORT: String(SERVICE_PORT),
      METRICS_PORT: '0',
      DRAIN: '0',
      SERVICE_CONTROL: 'on',
      SERVICE_SEED: String(PLANTED.seed),
      SERVICE_NOW: PLANTED.now,
    },
    url: `http://127.0.0.1:${BFF_PORT}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
