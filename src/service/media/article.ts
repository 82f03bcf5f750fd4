import { headline } from '#service/answer/media/headline.ts';
import type { MediaKind } from '#service/answer/media/media-kinds.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { UTC, wireMoment } from '#service/answer/utc.ts';
import { stateAt } from '#service/engine/state.ts';
import { playersBySlot } from '#service/operations/line-up.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';

/** Returns place and time as a sentence. */
function occasion({ competition, round, venueId, frame }: Fixture, { world }: ServiceLibrary): string {
  const { date, time } = wireMoment(frame.kickOff, UTC);
  const venue = venueId === null ? null : world.venue(venueId);
  const stage = /^\d+$/.test(round.name) ? `round ${round.name}` : round.name;
  return `${competition.name}, ${stage}; ${venue?.name ?? 'a neutral ground'}, ${date} ${time.slice(0, 5)} UTC.`;
}

/** Returns a line per goal; none without event coverage. */
function goalLines(fixture: Fixture, { sheets }: ServiceLibrary, now: number): readonly string[] {
  const players = playersBySlot(fixture, sheets);
  const { events } = stateAt(fixture.frame, now);
  return events
    .filter(({ type }) => type === 'goal')
    .map(({ side, slot, minute, extra, ownGoal, penalty, score }) => {
      const name = (slot === null ? null : players(side, slot)?.name) ?? fixture[side].name;
      const how = ownGoal ? ' (own goal)' : penalty ? ' (penalty)' : '';
      return `${minute}${extra === null ? '' : `+${extra}`}' ${score?.join('-') ?? ''} ${name}${how}`;
    });
}

/** Returns the table positions before kick-off; none without a table. */
function placeLines(fixture: Fixture, library: ServiceLibrary, now: number): readonly string[] {
  const [home, away] = library.positions(fixture, now);
  if (home === 0 || away === 0) return [];
  return [`${fixture.home.name} are in place ${home} of the table, ${fixture.away.name} in place ${away}.`];
}

/** Returns the plain text of an item, from the match's data at an instant (epoch seconds). */
export function writeArticle(
  fixture: Fixture,
  kind: MediaKind,
  library: ServiceLibrary,
  now: number,
): string {
  const details =
    kind === 'preview'
      ? placeLines(fixture, library, fixture.frame.kickOff)
      : goalLines(fixture, library, now);
  return [headline(library.world, fixture, kind), '', occasion(fixture, library), ...details, ''].join('\n');
}
