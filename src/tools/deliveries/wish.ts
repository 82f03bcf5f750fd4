/** What a viewer's wishes mean, read from docs/push.md. */
import type { MatchRow } from '#contract/records/match.ts';
import type { Subscription } from './draw-wishes.ts';

/** What a viewer wants from an instant on (epoch ms); null: nothing any more. */
export interface Wish {
  readonly from: number;
  readonly subscription: Subscription | null;
}

export const wishAt = (wishes: readonly Wish[], at: number): Subscription | null =>
  wishes.findLast(({ from }) => from <= at)?.subscription ?? null;

export const isShielded = ({ id, teams, league }: MatchRow, { shields }: Subscription, at: number): boolean =>
  shields.some(
    (shield) =>
      (shield.until === null || at < shield.until) &&
      (shield.kind === 'all' ||
        (shield.kind === 'match' && shield.id === id) ||
        (shield.kind === 'competition' && shield.id === league.id) ||
        (shield.kind === 'team' && [teams.home.id, teams.away.id].includes(shield.id))),
  );

/** Returns the kinds of alerts that the bells of a match, its teams and its competition ask for. */
export const kindsFor = ({ id, teams, league }: MatchRow, { bells }: Subscription): readonly string[] =>
  [`match ${id}`, `team ${teams.home.id}`, `team ${teams.away.id}`, `competition ${league.id}`].flatMap(
    (subject) => bells[subject] ?? [],
  );

export function isQuiet({ quietHours, zone }: Subscription, at: number): boolean {
  if (!quietHours) return false;
  const time = new Date(at).toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const { from, until } = quietHours;
  return from < until ? from <= time && time < until : from <= time || time < until;
}

/** Returns when the quiet hours end that an instant is in, epoch ms; infinity: not today. */
export function quietEnd(wish: Subscription, at: number): number {
  const minutes = Array.from({ length: 180 }, (_, minute) => (Math.floor(at / 60_000) + 1 + minute) * 60_000);
  return minutes.find((end) => !isQuiet(wish, end)) ?? Number.POSITIVE_INFINITY;
}
