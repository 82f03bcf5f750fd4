import type { WallView } from '#contract/wall-address.ts';
import { MAX_HIDDEN_MATCHES, type WallCommand } from '#contract/wall-relay.ts';

/** A page of the rotation that somebody chose, and when. */
interface ChosenPage {
  readonly key: string;
  /** World time, epoch ms. */
  readonly at: number;
}

/** What a frozen wall keeps on its screen. */
export interface Freeze {
  /** Empty: the wall's own words. */
  readonly notice: string;
  /** World time of everything on the screen, epoch ms. */
  readonly at: number;
  /** Key of the page on the screen; null: there was none. */
  readonly page: string | null;
  readonly pinnedMatch: string | null;
  readonly hasOdds: boolean | null;
}

/** A match under embargo: it is nowhere on the wall. */
export interface HiddenMatch {
  readonly match: string;
  /** Empty: the wall says nothing of it. */
  readonly notice: string;
}

/** What remotes, keys and operators have changed. A reload keeps all but `page` and `isPaused`. */
export interface WallControl {
  readonly pinnedMatch: string | null;
  /** Null: the rotation follows the world's clock. */
  readonly page: ChosenPage | null;
  readonly isPaused: boolean;
  /** Percent by which the screen is darker, or as at night. */
  readonly dim: number | 'night';
  readonly isMuted: boolean;
  /** 0 to 100; null: as in the wall's address. */
  readonly volume: number | null;
  /** Whether prices are shown; null: as in the wall's address. */
  readonly hasOdds: boolean | null;
  readonly freeze: Freeze | null;
  readonly hiddenMatches: readonly HiddenMatch[];
}

export const DEFAULT_CONTROL: WallControl = {
  pinnedMatch: null,
  page: null,
  isPaused: false,
  dim: 0,
  isMuted: false,
  volume: null,
  hasOdds: null,
  freeze: null,
  hiddenMatches: [],
};

/** The pages that take turns and the one on the screen. */
export interface WallScreen {
  /** A view of null: nothing is in play. */
  readonly pages: readonly { readonly key: string; readonly view: WallView | null }[];
  readonly index: number;
  /** World time, epoch ms. */
  readonly now: number;
}

/** Returns the index of the page to turn to; a turn of views leads to the first page of the neighbouring view. */
export function turnTarget({ pages, index }: WallScreen, unit: 'page' | 'view', step: 1 | -1): number {
  const count = pages.length;
  const at = (place: number) => ((place % count) + count) % count;
  if (count === 0) return 0;
  if (unit === 'page') return at(index + step);
  const startOf = (place: number) => {
    const view = pages[place]?.view;
    let start = place;
    while (start > 0 && pages[start - 1]?.view === view) start -= 1;
    return start;
  };
  if (step === -1) return startOf(at(startOf(index) - 1));
  const view = pages[index]?.view;
  let next = index;
  while (next < count && pages[next]?.view === view) next += 1;
  return at(next);
}

function choosePage(control: WallControl, { pages, now }: WallScreen, index: number): WallControl {
  const key = pages[index]?.key;
  return key === undefined ? control : { ...control, page: { key, at: now } };
}

/** Returns the control after the first page of a view was chosen; unchanged if the wall has no such page or is frozen. */
export function chooseView(control: WallControl, view: WallView, screen: WallScreen): WallControl {
  const index = screen.pages.findIndex((page) => page.view === view);
  return control.freeze ? control : choosePage(control, screen, index);
}

/**
 * Returns the control after a command. Commands that do something else (`reload`, `program`, `code`) leave it as it is; so
 * does every command that was done already, apart from turns. Nothing turns the pages of a frozen wall.
 */
export function applyCommand(control: WallControl, command: WallCommand, screen: WallScreen): WallControl {
  const { freeze, hiddenMatches } = control;
  switch (command.type) {
    case 'pin':
      return change(control, { pinnedMatch: command.match });
    case 'unpin':
      return change(control, { pinnedMatch: null });
    case 'turn':
      if (freeze) return control;
      return choosePage(control, screen, turnTarget(screen, command.unit, command.step));
    case 'pause':
    case 'resume': {
      const isPaused = command.type === 'pause';
      if (freeze || isPaused === control.isPaused) return control;
      return { ...choosePage(control, screen, screen.index), isPaused };
    }
    case 'dim':
      return change(control, { dim: command.level });
    case 'mute':
      return change(control, { isMuted: true });
    case 'unmute':
      return change(control, { isMuted: false });
    case 'volume':
      return change(control, { volume: command.percent });
    case 'odds':
      return change(control, { hasOdds: command.isOn });
    case 'freeze':
      if (freeze?.notice === command.notice) return control;
      return {
        ...control,
        freeze: { ...(freeze ?? currentFreeze(control, screen)), notice: command.notice },
      };
    case 'unfreeze':
      return change(control, { freeze: null });
    case 'hide': {
      const { match, notice } = command;
      const others = hiddenMatches.filter((one) => one.match !== match);
      const isSame = hiddenMatches.some((one) => one.match === match && one.notice === notice);
      if (isSame || others.length >= MAX_HIDDEN_MATCHES) return control;
      return { ...control, hiddenMatches: [...others, { match, notice }] };
    }
    case 'unhide': {
      const others = hiddenMatches.filter((one) => one.match !== command.match);
      return others.length === hiddenMatches.length ? control : { ...control, hiddenMatches: others };
    }
    case 'reload':
    case 'program':
    case 'code':
      return control;
  }
}

/** Returns the same object if nothing changes, so that nothing is stored or drawn. */
function change(control: WallControl, next: Partial<WallControl>): WallControl {
  const entries = Object.entries(next) as [keyof WallControl, unknown][];
  return entries.every(([name, value]) => Object.is(control[name], value))
    ? control
    : { ...control, ...next };
}

function currentFreeze({ pinnedMatch, hasOdds }: WallControl, { pages, index, now }: WallScreen): Freeze {
  return { notice: '', at: now, page: pages[index]?.key ?? null, pinnedMatch, hasOdds };
}
