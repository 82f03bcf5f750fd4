import { disruptionOf } from '#service/engine/disruption.ts';
import { storyOf } from '#service/engine/story.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { type Look, nameOf, type Sighting } from './sighting.ts';

/** Minimum characters of a name that is long for a list row on a phone. */
const LONG_NAME = 26;
const TEN_MINUTES = 600;

/** Finds matches of a kind, ten minutes after kick-off. */
function playing(what: string, is: (fixture: Fixture) => boolean): Look {
  return (fixture) => {
    if (!is(fixture) || disruptionOf(fixture.frame).kind !== 'played') return [];
    const at = timetableOf(fixture.frame).kickOff + TEN_MINUTES;
    return [{ at, note: `${what} in play: ${nameOf(fixture)}` }];
  };
}

export const women = playing('a match of women', ({ competition }) => competition.level === 'women');

export const nationalTeam = playing('a match of national teams', ({ home }) => home.kind === 'national');

export const noCoverage = playing('a match without events', ({ coverage }) => !coverage.events);

export const groupStage = playing('a match of a cup’s group', ({ frame }) => frame.kind === 'group');

export const eightGroups = playing(
  'a match of a stage with eight groups',
  ({ frame, season, round: { stage } }) =>
    frame.kind === 'group' && season.stages.find(({ id }) => id === stage.id)?.groups.length === 8,
);

export const splitLeague = playing(
  'a match after its league has split',
  ({ competition, season, round: { stage } }) =>
    competition.kind === 'league' && season.stages[1]?.id === stage.id && season.stages[1].kind === 'tables',
);

export const conferences = playing(
  'a match of a league in conferences',
  ({ competition, season }) => competition.kind === 'league' && (season.stages[0]?.groups.length ?? 0) > 1,
);

export const longName = playing('a team with a long name', ({ home, away }) =>
  [home, away].some(({ name }) => name.length >= LONG_NAME),
);

const OFF = new Set(['redcard', 'yellowredcard']);

/** Finds the minute after the only sending-off of a match, with time left to play. */
export const elevenTen: Look = (fixture): readonly Sighting[] => {
  if (!fixture.coverage.events) return [];
  const { entries, timetable } = storyOf(fixture.frame);
  const [card, ...more] = entries.filter(
    ({ kind, amendments }) => OFF.has(kind) || amendments.some(({ patch }) => OFF.has(patch.kind ?? '')),
  );
  if (!card || more.length > 0 || card.amendments.length > 0) return [];
  const at = card.shownAt + 60;
  if (at > timetable.end - TEN_MINUTES) return [];
  return [{ at, note: `${fixture[card.side].name} are down to ten: ${nameOf(fixture)}` }];
};
