import { UTC, wireMoment } from '#service/answer/utc.ts';
import type { WriteContext } from '#service/answer/write-context.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { headline, speakerOf } from './headline.ts';
import type { MediaKind } from './media-kinds.ts';

/**
 * Returns the picture of an item: the venue for a report, the coach for an interview, the crest for a preview.
 */
function imageOf(fixture: Fixture, kind: MediaKind, context: WriteContext): string {
  const { home, venueId, frame } = fixture;
  if (kind === 'interview')
    return context.image('coaches', context.world.coachOf(speakerOf(fixture).id, frame.kickOff));
  if (kind === 'report' && venueId !== null) return context.image('venues', venueId);
  return context.image('teams', home.id);
}

/** Writes a media item (v2.2 wire, media): all ids are numbers, `id` is the match's. */
export function writeMediaItem(fixture: Fixture, kind: MediaKind, context: WriteContext) {
  const { id, competition, season, home, away, round, frame } = fixture;
  const url = `${context.origin}/media/${id}/${kind}`;
  return {
    id,
    league_id: competition.id,
    season_id: season.id,
    home_id: home.id,
    away_id: away.id,
    round_id: round.id,
    stage_id: round.stage.id,
    group_id: round.group.id,
    startdate: wireMoment(frame.kickOff, UTC).datetime,
    title: headline(context.world, fixture, kind),
    image: imageOf(fixture, kind, context),
    url,
    source: new URL(url).host,
  };
}
