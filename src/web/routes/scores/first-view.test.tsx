import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';

/** Opens the scores in a browser that shows nothing yet. Requests whose address contains `failing` fail. */
async function open(failing: string, early?: Response, address = '/?d=2026-11-21') {
  const { fakeServer } = await import('#web/testing/fake-server.ts');
  const { leavePages, pass, renderPage, settle } = await import('#web/testing/render-page.tsx');
  const { server, serverAnswer } = await import('#web/testing/scores-page.tsx');
  const { Scores } = await import('./page.tsx');
  const { isFirstView } = await import('#web/clock/first-view.ts');
  server.day = [sampleMatch(1)];
  fakeServer((url) => (url.includes(failing) ? new TypeError('Failed to fetch') : serverAnswer(url)));
  const fetchAtOnce = globalThis.fetch;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (early) {
    globalThis.touchline = { early: { '/api/v2.2/fixtures/?t=schedule&d=2026-11-21': async () => early } };
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (String(request[0]).includes('fixtures')) await released;
      return fetchAtOnce(...request);
    });
  }
  renderPage(<Scores />, address);
  return {
    isFirstView,
    release,
    leavePages,
    settle,
    /** Paints the answers so far. */
    paint: async () => {
      await pass(100);
      await pass(100);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules(); // the first view of the test before has ended
  localStorage.setItem('zone', 'UTC');
});

afterEach(() => {
  globalThis.touchline = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['nothing', 'livescores', 'fixtures', '/api/'])(
  'the first view ends when all lists have come or failed: %s fails',
  async (failing) => {
    const { isFirstView, paint, leavePages } = await open(failing);
    expect(isFirstView()).toBe(true);
    await paint();
    expect(isFirstView()).toBe(false);
    leavePages();
  },
);

test('the first view does not end while only the first screens are there', async () => {
  const part = { data: [sampleMatch(1)], meta: { dropped: 0, part: true } };
  const { isFirstView, paint, release, leavePages } = await open('nothing', Response.json(part));
  await paint();
  expect(document.body.textContent).toContain('Home 1');
  expect(isFirstView()).toBe(true);
  release();
  await paint();
  expect(isFirstView()).toBe(false);
  leavePages();
});

test('the first view of a rewound day ends when its list has come', async () => {
  const { isFirstView, settle, paint, leavePages } = await open(
    'nothing',
    undefined,
    '/?at=2026-11-21T15:10Z',
  );
  expect(isFirstView()).toBe(true);
  await settle();
  await paint();
  expect(document.body.textContent).toContain('As it stood at 15:10');
  expect(isFirstView()).toBe(false);
  leavePages();
});
