import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  forbidOnly: true,
  globalSetup: './support/global-setup.ts',
  // Each worker starts a Touchline of its own, whose clock its tests move one after the other.
  fullyParallel: true,
  workers: 2,
  // A test that needs a second try passes, and the summary lists it as flaky.
  retries: 1,
  timeout: 60_000,
  // How busy the machine is decides nothing.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording every test would cost a quarter of the run (87 s instead of 64 s for 32 tests); `--trace on` records one.
    trace: 'off',
    // Requests that a service worker sends pass by `page.route`; e2e/installed.spec.ts has one.
    serviceWorkers: 'block',
    launchOptions: {
      ...findBrowser(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A sixth less work for a short test: fewer processes to start and to talk to.
        '--disable-gpu',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
});
