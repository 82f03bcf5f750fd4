import { ODDS_FORMATS, type OddsFormat } from '#contract/operation.ts';
import { createSetting } from './setting.ts';

export const oddsFormat = createSetting<OddsFormat>('odds', ODDS_FORMATS, () => 'decimal');

export function nextOddsFormat(): void {
  const at = ODDS_FORMATS.indexOf(oddsFormat.get());
  oddsFormat.choose(ODDS_FORMATS[(at + 1) % ODDS_FORMATS.length] ?? null);
}
