import { ODDS_FORMATS, type OddsFormat } from '#contract/operation.ts';
import { createSetting } from './setting.ts';

/** Formats of countries whose bookmakers write no decimal prices, by the browser's language. */
const LOCAL_FORMATS: Readonly<Record<string, OddsFormat>> = {
  'en-gb': 'fractional',
  'en-ie': 'fractional',
  'en-us': 'american',
};

/** Returns the format in which a viewer of this browser expects prices. */
export const localOddsFormat = (): OddsFormat => LOCAL_FORMATS[navigator.language.toLowerCase()] ?? 'decimal';

export const oddsFormat = createSetting<OddsFormat>('odds', ODDS_FORMATS, localOddsFormat);

/** The same for a wall, which is for everybody in front of it. */
export const oddsFormatOnWalls = {
  get: (): OddsFormat => (oddsFormat.choice() as OddsFormat | null) ?? 'decimal',
  subscribe: oddsFormat.subscribe,
};

export function nextOddsFormat(): void {
  const at = ODDS_FORMATS.indexOf(oddsFormat.get());
  oddsFormat.choose(ODDS_FORMATS[(at + 1) % ODDS_FORMATS.length] ?? null);
}
