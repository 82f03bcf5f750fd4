import type { WallProgram } from '#contract/wall-address.ts';
import { MAX_VISIBLE_MATCHES, type WallState } from '#contract/wall-relay.ts';
import { controlledProgram } from '#web/wall/control/apply-control.ts';
import type { WallControl } from '#web/wall/control/control.ts';
import type { CurrentScreen } from '#web/wall/control/wall-screen.ts';

/** Most pages of a report. */
const MAX_PAGES = 999;
/** Views that no address names: a wall that has no page yet, and one of which nothing is in play. */
const NO_VIEW = 'none';
const IDLE_VIEW = 'idle';

/** Returns what a wall tells its remotes and operators of itself. */
export function stateOfWall(
  control: WallControl,
  program: WallProgram,
  { pages, index }: Pick<CurrentScreen, 'pages' | 'index'>,
): WallState {
  const { pinnedMatch, isPaused, isMuted, volume, dim, freeze, hiddenMatches } = control;
  const page = pages[index];
  return {
    view: page ? (page.view ?? IDLE_VIEW) : NO_VIEW,
    page: Math.min(index + 1, MAX_PAGES),
    pages: Math.min(pages.length, MAX_PAGES),
    pinnedMatch,
    isPaused,
    isMuted,
    volume: volume ?? program.sound,
    dim,
    hasOdds: controlledProgram(program, control).odds,
    isFrozen: freeze !== null,
    hiddenMatches: hiddenMatches.map(({ match }) => match),
  };
}

export const visibleMatchesOf = ({ matches }: Pick<CurrentScreen, 'matches'>): readonly string[] =>
  [...new Set(matches)].slice(0, MAX_VISIBLE_MATCHES);
