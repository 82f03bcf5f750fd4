/** Every page is accessible, fits the window and does not shift. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { COLOUR_RULES, expectAccessible } from './support/accessible.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { overflow } from './support/list.ts';
import { PAGE_SAMPLES, type PageSample } from './support/page-samples.ts';
import { watchShifts } from './support/shifts.ts';
import { withholdFonts } from './support/withhold.ts';

interface View {
  readonly width: 390 | 1280;
  readonly language: 'en' | 'de' | 'ar-XB';
  readonly theme: 'light' | 'dark' | 'contrast';
  /** The accessibility rules to check: all where the layout differs, those of colours where only the theme does. */
  readonly rules: 'all' | 'colours';
}

/** A phone and a desktop, one in English and one in German, and the pseudo-language: the next page has them reversed. */
function viewsOf(index: number): readonly View[] {
  const [language, otherLanguage] = index % 2 === 0 ? (['en', 'de'] as const) : (['de', 'en'] as const);
  return [
    { width: 390, language, theme: 'light', rules: 'all' },
    { width: 1280, language: otherLanguage, theme: 'dark', rules: 'all' },
    { width: index % 4 < 2 ? 390 : 1280, language: 'ar-XB', theme: 'contrast', rules: 'colours' },
  ];
}

async function open(page: Page, sample: PageSample, { width, language, theme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const address = await sample.address();
  await chooseLanguage(page, language);
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.locator(sample.content).first()).toBeVisible();
  await expect(page.locator('main :is([aria-busy="true"], [data-skeleton])')).toHaveCount(0);
}

// Each page is opened three times, however busy the machine is.
test.setTimeout(180_000);

const samples = Object.entries(PAGE_SAMPLES).flatMap(([path, all]) =>
  all.map((sample, at) => ({ name: at === 0 ? path : `${path} (${at + 1})`, sample })),
);

for (const [index, { name, sample }] of samples.entries()) {
  test(`${name} is accessible, fits and does not shift in every theme and language`, async ({
    page,
    world,
  }) => {
    if (sample.at !== undefined) await world.at(sample.at);
    await sample.prepare?.(page);
    const shifted = await watchShifts(page);
    // The tabs of a match do not shift even if the font loads last.
    const isMatch = name.startsWith('/match');
    let releaseFont = isMatch ? await withholdFonts(page) : async () => {};
    for (const view of viewsOf(index)) {
      await test.step(`${view.width} px, ${view.language}, ${view.theme}`, async () => {
        const isPseudo = view.language === 'ar-XB';
        if (isPseudo && !isMatch) releaseFont = await withholdFonts(page);
        await open(page, sample, view);
        const shiftBeforeFont = await shifted();
        await releaseFont();
        await expect(page.locator('html')).toHaveAttribute('dir', view.language === 'ar-XB' ? 'rtl' : 'ltr');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page).not.toHaveTitle(/null|undefined/);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        // The fallback font matches ordinary letters only: the accented ones of the pseudo-language are of any width.
        const shift = isPseudo ? shiftBeforeFont : await shifted();
        expect(shift).toBeLessThanOrEqual(sample.maxShift ?? 0.01);
        await expectAccessible(page, view.rules === 'all' ? {} : { rules: COLOUR_RULES });
      });
    }
  });
}
