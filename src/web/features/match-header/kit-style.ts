import type { CSSProperties } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { kitColours } from './kit-colours.ts';

/** Returns both sides' colours as CSS properties: `--home`, `--home-on`, `--home-ring`, … */
export function kitStyle({ teams }: Pick<MatchRow, 'teams'>): CSSProperties {
  const [home, away] = kitColours(teams.home.kit_colors, teams.away.kit_colors);
  return {
    '--home': home.main,
    '--home-on': home.on,
    '--home-ring': home.ring,
    '--away': away.main,
    '--away-on': away.on,
    '--away-ring': away.ring,
  } as CSSProperties;
}
