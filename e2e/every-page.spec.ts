/** Every page is accessible, fits the window and does not shift; every second sample is of the untidy world. */
import type { Page } from '@playwright/test';
import { WALL_VIEWS } from '#contract/wall-address.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { overflowOfLargeText } from './support/large-text.ts';
import { pageFaults } from './support/page-faults.ts';
import { PAGE_SAMPLES, type PageSample } from './support/page-samples.ts';
import { watchShifts } from './support/shifts.ts';
import { situation } from './support/situations.ts';
import type { Touchline } from './support/touchline.ts';
import { withholdFonts } from './support/withhold.ts';
import { connectWorld, pageAddress, startWorld } from './support/world.ts';

/** One a page in turns: from right to left, in long texts, in long words, and in wide letters without spaces. */
const PSEUDO = ['ar-XB', 'en-XA', 'ar-XB', 'xx-LS', 'ar-XB', 'zz-CJK'] as const;

interface View {
  readonly width: 390 | 1280;
  readonly language: 'en' | 'de' | (typeof PSEUDO)[number];
  readonly theme: 'light' | 'dark' | 'contrast';
}

/**
 * A phone and a desktop, of which one is opened and one follows it: in English and German, or in one of them and in a
 * pseudo-locale.
 */
function viewsOf(index: number): readonly [View, View] {
  const [width, otherWidth] = index % 8 < 4 ? ([390, 1280] as const) : ([1280, 390] as const);
  const [language, otherLanguage] = index % 2 === 0 ? (['en', 'de'] as const) : (['de', 'en'] as const);
  const isPseudo = index % 4 < 2;
  return [
    { width, language, theme: isPseudo ? 'dark' : 'light' },
    isPseudo
      ? {
          width: otherWidth,
          language: PSEUDO[Math.floor(index / 2) % PSEUDO.length] ?? 'ar-XB',
          theme: 'contrast',
        }
      : { width: otherWidth, language: otherLanguage, theme: 'dark' },
  ];
}

async function waitForContent(page: Page, content: string): Promise<void> {
  await expect(page.locator(content).first()).toBeVisible();
  await expect(page.locator('main :is([aria-busy="true"], [data-skeleton])')).toHaveCount(0);
}

async function open(page: Page, sample: PageSample, { width, language, theme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const address = await sample.address();
  await chooseLanguage(page, language);
  const response = await page.goto(new URL(address, pageAddress()).href);
  expect(response?.status()).toBe(200);
  await waitForContent(page, sample.content);
}

/** Changes language and theme of the open page as its settings in another tab do. */
async function change(page: Page, sample: PageSample, { width, language, theme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(
    (settings) => {
      for (const [key, value] of Object.entries(settings)) {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
      }
    },
    { lang: language, theme },
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await waitForContent(page, sample.content);
}

async function expectNoFault(page: Page, { width, language }: View): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar-XB' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await pageFaults(page)).toEqual([]);
  // What is around each text of a pseudo-locale keeps a label from being part of a name, and its tag is no language.
  await expectAccessible(page, {
    without:
      language === 'en' || language === 'de'
        ? []
        : ['label-content-name-mismatch', 'html-lang-valid', 'valid-lang'],
  });
  // WCAG 1.4.4: a phone has room for text of 200 %.
  if (width === 390) expect(await overflowOfLargeText(page)).toBeLessThanOrEqual(0);
}

// Each page is seen twice, however busy the machine is.
test.setTimeout(180_000);

const samples = Object.entries(PAGE_SAMPLES).flatMap(([path, all]) =>
  all.map((sample, at) => ({ name: at === 0 ? path : `${path} (${at + 1})`, sample })),
);

const titleOf = ({ width, language, theme }: View) => `${width} px, ${language}, ${theme}`;

function testSample({ name, sample }: (typeof samples)[number], index: number): void {
  test(`${name} is accessible, fits and does not shift in every theme and language`, async ({
    page,
    world,
  }) => {
    if (sample.at !== undefined) await world.at(sample.at);
    await sample.prepare?.(page);
    const shifted = await watchShifts(page);
    // The tabs of a match do not shift even if the font loads last.
    const releaseFont = name.startsWith('/match') ? await withholdFonts(page) : async () => {};
    const [opened, changed] = viewsOf(index);
    await test.step(titleOf(opened), async () => {
      await open(page, sample, opened);
      await releaseFont();
      expect(await shifted()).toBeLessThanOrEqual(sample.maxShift ?? 0.01);
      await expectNoFault(page, opened);
    });
    await test.step(titleOf(changed), async () => {
      await change(page, sample, changed);
      await expectNoFault(page, changed);
    });
  });
}

for (const [index, named] of samples.entries()) if (index % 2 === 0) testSample(named, index);

test('every view of a wall and every embed says that its football is invented, and requests nothing elsewhere', async ({
  page,
  allowed,
}) => {
  // A cold service on a busy machine is late, and pages ask it again.
  allowed.push(/503 \(Service Unavailable\)/);
  const walls = WALL_VIEWS.map((view) => `/wall?views=${view}&leagues=30&odds=on&zone=Europe/London`);
  const embeds = [
    `/embed/match/${situation('goal').match_id}`,
    '/embed/table/30',
    '/embed/scores?leagues=30',
  ];
  for (const address of [...walls, ...embeds])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('#root').getByText('Invented football').first()).toBeVisible();
      await expect(page.locator('#root main').first()).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
    });
});

test.describe('in the untidy world', () => {
  // One worker has all of them, so that one more Touchline is enough.
  test.describe.configure({ mode: 'default' });
  let untidy: Touchline;
  test.beforeAll(async ({ touchline: _ }) => {
    untidy = await startWorld({ SERVICE_FEED: 'untidy' });
  });
  test.afterAll(async ({ touchline }) => {
    connectWorld(touchline);
    await untidy.close();
  });
  // A cold service on a busy machine is late, and pages ask it again.
  test.beforeEach(({ allowed }) => void allowed.push(/503 \(Service Unavailable\)/));
  // The feed may have nothing of what a sample waits for.
  for (const [index, { name, sample }] of samples.entries())
    if (index % 2 === 1) testSample({ name, sample: { ...sample, content: 'main h1' } }, index);
});
