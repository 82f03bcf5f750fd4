import { notFound } from '#service/answer/errors.ts';
import { writeMediaItem } from '#service/answer/media/media-item.ts';
import { mediaKindsOf } from '#service/answer/media/media-kinds.ts';
import { onePage } from '#service/answer/paging.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { roundAddress } from '#service/world/seasons/season.ts';
import { requiredMatch } from './find-match.ts';
import { fixturesOfDay } from './fixtures-of-day.ts';
import { findSeason } from './horizon.ts';
import { coveredMatches, visibleMatches } from './match-lists.ts';
import { matchesOfTeam } from './matches-of-team.ts';
import { requiredDay, requiredId } from './parameters.ts';
import type { DataRequest, Handler, OperationResult } from './request.ts';

/** media?t=date&d=: items about the matches of a day (UTC). */
export const mediaDate: Handler = (request) =>
  mediaAbout(fixturesOfDay(requiredDay(request.query, 'd'), request), request);

/** media?t=event&id=: items about one match. */
export const mediaEvent: Handler = (request) => mediaAbout([requiredMatch(request)], request);

/** media?t=league&id=: items about the competition's current season. */
export const mediaLeague: Handler = (request) => {
  const { world, query, now } = request;
  const competition = world.competition(requiredId(query, 'id'));
  if (competition === null) throw notFound('League');
  const season = competition.isFriendly ? null : world.seasonAt(competition.id, now);
  return mediaAbout(season === null ? [] : world.fixturesOfSeason(season.id), request);
};

/** Our choice; the only recorded response has 56 items. */
const MAX_ITEMS = 60;

/** Returns the items about some matches as one group, newest match first; no group without items. */
function mediaAbout(fixtures: readonly Fixture[], request: DataRequest): OperationResult {
  const items = coveredMatches(visibleMatches(fixtures, request.now), request)
    .sort((a, b) => b.frame.kickOff - a.frame.kickOff || a.id - b.id)
    .flatMap((fixture) => mediaKindsOf(fixture, request.now).map((kind) => ({ fixture, kind })))
    .slice(0, MAX_ITEMS)
    .map(({ fixture, kind }) => writeMediaItem(fixture, kind, request));
  return { data: items.length > 0 ? [items] : [], paging: onePage(items.length) };
}

/** media?t=round&id=: items about the matches of a round; friendlies have none. */
export const mediaRound: Handler = (request) => {
  const { world, query, now } = request;
  const id = requiredId(query, 'id');
  const address = roundAddress(id);
  const season = findSeason(world, address.season, now);
  const competition = season && world.competition(season.competition);
  if (!season || !competition || address.round >= season.rounds) throw notFound('Round');
  return mediaAbout(competition.isFriendly ? [] : world.fixturesOfRound(id), request);
};

/** media?t=season&id=: items about the matches of a season; friendlies have none. */
export const mediaSeason: Handler = (request) => {
  const { world, query, now } = request;
  const scheduledSeason = findSeason(world, requiredId(query, 'id'), now);
  const competition = scheduledSeason && world.competition(scheduledSeason.competition);
  if (!scheduledSeason || !competition) throw notFound('Season');
  return mediaAbout(competition.isFriendly ? [] : world.fixturesOfSeason(scheduledSeason.id), request);
};

/** media?t=team&id=: items about a team's matches of this season and the previous one. */
export const mediaTeam: Handler = (request) => {
  const { world, query, now } = request;
  const club = world.team(requiredId(query, 'id'));
  if (club === null) throw notFound('Team');
  return mediaAbout(matchesOfTeam(world, club, now), request);
};
