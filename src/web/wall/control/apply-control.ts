import { MINUTE_MS } from '#contract/durations.ts';
import { type WallProgram, withoutOdds } from '#contract/wall-address.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { WallControl } from './control.ts';

/** Percent by which a night is darker than the day. */
const NIGHT_DIM_PERCENT = 70;
/** A black screen would look like a broken one. */
const MAX_DARKNESS = 0.9;

/** Returns a program as the control changes it. A frozen wall shows prices as it did when it was frozen. */
export function controlledProgram(program: WallProgram, { hasOdds, freeze }: WallControl): WallProgram {
  const isOn = (freeze ? freeze.hasOdds : hasOdds) ?? program.odds;
  if (isOn === program.odds) return program;
  if (!isOn) return withoutOdds(program);
  return { ...program, odds: true, views: [...program.views, 'odds'] };
}

/** Returns the match that is pinned; a frozen wall keeps the one of its instant. */
export const pinnedMatchOf = ({ freeze, pinnedMatch }: WallControl): string | null =>
  freeze ? freeze.pinnedMatch : pinnedMatch;

/** Returns the rows without matches under embargo; the same array if there is none. */
export function visibleRows<Rows extends readonly MatchListRow[] | null>(
  rows: Rows,
  { hiddenMatches }: Pick<WallControl, 'hiddenMatches'>,
): Rows | readonly MatchListRow[] {
  if (!rows || hiddenMatches.length === 0) return rows;
  const ids = new Set(hiddenMatches.map(({ match }) => match));
  return rows.filter(({ record }) => !ids.has(record.id));
}

/** Returns the volume of the goal chime, 0 to 100. */
export const volumeOf = ({ isMuted, volume }: WallControl, { sound }: Pick<WallProgram, 'sound'>): number =>
  isMuted ? 0 : (volume ?? sound);

/** Returns the opacity of the black before the picture. */
export const darknessOf = (dim: WallControl['dim']): number =>
  ((dim === 'night' ? NIGHT_DIM_PERCENT : dim) / 100) * MAX_DARKNESS;

/** Returns the minute since the epoch at which a frozen wall stands; null while it runs. */
export const frozenMinute = ({ freeze }: Pick<WallControl, 'freeze'>): number | null =>
  freeze && Math.floor(freeze.at / MINUTE_MS);
