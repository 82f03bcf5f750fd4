import type { WallProgram } from '#contract/wall-address.ts';
import type { RemoteCommand, WallCommand } from '#contract/wall-relay.ts';
import { controlledProgram } from '#web/wall/control/apply-control.ts';
import type { WallControl } from '#web/wall/control/control.ts';
import type { Texts } from '#web/words/words.ts';

/** A line of a wall's menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly value?: string;
  /** What OK does; without it nothing but the arrows. */
  readonly commands?: readonly WallCommand[];
  /** What the arrows do, with a value to change. */
  readonly less?: WallCommand;
  readonly more?: WallCommand;
}

const STEP_PERCENT = 10;
const within = (percent: number): number => Math.max(0, Math.min(100, percent));

interface Subject {
  readonly control: WallControl;
  /** As the address says. */
  readonly program: WallProgram;
  readonly page: number;
  readonly pages: number;
  /** The match that fills the screen; null without one. */
  readonly match: string | null;
  /** Whether this Touchline has odds at all. */
  readonly areOddsAllowed: boolean;
}

/** Returns what can be done at the wall itself, in the order of its menu. */
export function menuItems(
  { control, program, page, pages, match, areOddsAllowed }: Subject,
  t: Texts<'wall-menu'>['wallMenu'],
): readonly MenuItem[] {
  const { isPaused, pinnedMatch, hiddenMatches, dim, isMuted, freeze } = control;
  const turn = (step: 1 | -1): RemoteCommand => ({ type: 'turn', unit: 'page', step });
  const volume = control.volume ?? program.sound;
  const hasOdds = controlledProgram(program, control).odds;
  const dimTo = (percent: number): RemoteCommand => ({ type: 'dim', level: within(percent) });
  const darkness = dim === 'night' ? 0 : dim;
  const volumeTo = (percent: number): RemoteCommand => ({ type: 'volume', percent: within(percent) });
  const items: readonly (MenuItem | false)[] = [
    !freeze &&
      pages > 0 && {
        id: 'page',
        label: t.page,
        value: t.pageOf(page, pages),
        commands: [turn(1)],
        less: turn(-1),
        more: turn(1),
      },
    !freeze && {
      id: 'pause',
      label: isPaused ? t.resume : t.pause,
      commands: [{ type: isPaused ? 'resume' : 'pause' }],
    },
    pinnedMatch === null && match !== null && { id: 'pin', label: t.pin, commands: [{ type: 'pin', match }] },
    pinnedMatch !== null && { id: 'pin', label: t.unpin, commands: [{ type: 'unpin' }] },
    match !== null && { id: 'hide', label: t.hide, commands: [{ type: 'hide', match, notice: '' }] },
    hiddenMatches.length > 0 && {
      id: 'unhide',
      label: t.unhide(hiddenMatches.length),
      commands: hiddenMatches.map((one) => ({ type: 'unhide', match: one.match })),
    },
    {
      id: 'brightness',
      label: t.brightness,
      value: dim === 'night' ? t.night : t.percent(100 - dim),
      commands: [{ type: 'dim', level: dim === 'night' ? 0 : 'night' }],
      less: dimTo(darkness + STEP_PERCENT),
      more: dimTo(darkness - STEP_PERCENT),
    },
    {
      id: 'sound',
      label: t.sound,
      value: isMuted || volume === 0 ? t.off : t.percent(volume),
      commands: [{ type: isMuted ? 'unmute' : 'mute' }],
      less: volumeTo(volume - STEP_PERCENT),
      more: volumeTo(volume + STEP_PERCENT),
    },
    areOddsAllowed && {
      id: 'odds',
      label: t.odds,
      value: hasOdds ? t.on : t.off,
      commands: [{ type: 'odds', isOn: !hasOdds }],
    },
    {
      id: 'freeze',
      label: freeze ? t.unfreeze : t.freeze,
      commands: [freeze ? { type: 'unfreeze' } : { type: 'freeze', notice: '' }],
    },
    { id: 'code', label: t.code, commands: [{ type: 'code' }] },
    { id: 'reload', label: t.reload, commands: [{ type: 'reload' }] },
    { id: 'close', label: t.close, commands: [] },
  ];
  return items.filter((item): item is MenuItem => item !== false);
}
