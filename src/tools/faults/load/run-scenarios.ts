import { type Figure, formatFigure, isMet } from './figure.ts';

/**
 * Runs scenarios one after the other and prints their figures.
 *
 * @param names of the scenarios; empty: all
 * @returns how many aims are missed
 */
export async function runScenarios(
  scenarios: Readonly<Record<string, () => Promise<readonly Figure[]>>>,
  names: readonly string[],
): Promise<number> {
  let missedAims = 0;
  for (const [name, measure] of Object.entries(scenarios)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}`);
    for (const figure of await measure()) {
      console.log(formatFigure(figure));
      if (!isMet(figure)) missedAims += 1;
    }
  }
  return missedAims;
}
