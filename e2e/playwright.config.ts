import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

/** What is about pictures or the order of requests; `every-page` has the pictures of every page. */
const WITH_PICTURES = /(?:base-path|embed|every-page|first-view|installed|layout|media|shift)\.spec\.ts$/;

const launchOptions = {
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
    // The page of a test lives for seconds: optimizing its code takes more than it saves (53 tests: 109 s of CPU, not 102).
    '--js-flags=--no-turbofan --no-maglev',
  ],
};
/** Playwright's own settings of a mouse, which a second `--blink-settings` replaces. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
/** Without the 90 crests of a list a page takes 1.4 s of CPU instead of 2.4 s. */
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, `--blink-settings=imagesEnabled=false,${MOUSE}`],
};

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  forbidOnly: true,
  globalSetup: './support/global-setup.ts',
  // Each worker has a Touchline of its own, whose clock its tests move one after the other.
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
    // Too narrow for the list beside a page, which costs a tenth of the run; tests of it choose `WIDE` (support/wide.ts).
    viewport: { width: 800, height: 720 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording every test would cost a quarter of the run (87 s instead of 64 s for 32 tests); `--trace on` records one.
    trace: 'off',
    // Requests that a service worker sends pass by `page.route`; e2e/installed.spec.ts has one.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    { name: 'pictures', testMatch: WITH_PICTURES },
    { name: 'pages', testIgnore: WITH_PICTURES, use: { launchOptions: withoutPictures } },
  ],
});
