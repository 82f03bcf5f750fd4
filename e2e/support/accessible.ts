import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose result depends on a theme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** A selector: only this part of the page. Default: the whole page. */
  readonly within?: string;
  /** Default: all rules. */
  readonly rules?: readonly string[];
  /** Rules to leave out. */
  readonly without?: readonly string[];
}

/** Fails on every violation of axe's rules, and names the elements. */
export async function expectAccessible(
  page: Page,
  { within, rules, without = [] }: Scope = {},
): Promise<void> {
  // Selectors of the thousands of elements that pass cost more than the rules, and legacy mode spares a second page.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // A rule of WCAG 2.2 AA that axe leaves off by default.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (within !== undefined) axe.include(within);
  axe.disableRules([...without]);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const faults = violations.map(({ id, nodes }) => ({
    rule: id,
    elements: nodes.map(({ target }) => target),
  }));
  expect(faults, page.url()).toEqual([]);
}

/** Checks all rules in light colours, and those that depend on colours in dark ones, too. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { rules: COLOUR_RULES });
}
