import { hasTeam } from '#contract/has-team.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { dayGuide } from '#web/features/tv/day-guide.ts';
import type { MatchChannel, TvListing } from '#web/features/tv/tv-listing.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import type { WallSubject } from '#web/wall/view.ts';

const NO_CHANNELS: readonly MatchChannel[] = [];

/**
 * Returns what is on television from now on: matches in play or due, then the others by kick-off, in the order of
 * competitions. A wall of some competitions has all of their matches, also those that no channel of its countries
 * shows; one of all competitions has only those that can be watched, and those of followed teams.
 *
 * @param lists televised matches with their channels; matches that are in none have no channel at all
 * @param countries codes of the wall's countries; empty if unknown
 */
export function tvListings(
  { program, rows, minute }: Pick<WallSubject, 'program' | 'rows' | 'minute'>,
  lists: readonly (readonly MatchRow[])[],
  countries: readonly string[],
): readonly TvListing[] {
  const channels = new Map(lists.flat().map(({ id, tvs }) => [id, tvs ?? NO_CHANNELS]));
  const isOfSome = program.leagues.length + program.countries.length > 0;
  const preferences = { ...NO_PREFERENCES, pins: program.leagues, country: countries[0] ?? null };
  const listings = byCompetition(
    rows.filter(({ record }) => !isShielded(record)),
    preferences,
  )
    .flatMap((group) => group.rows)
    .map(
      ({ record: match, anchor }): TvListing => ({
        match,
        anchor,
        channels: channels.get(match.id) ?? NO_CHANNELS,
        isFollowed: hasTeam(match, program.follow),
      }),
    )
    .filter((listing) => isOfSome || listing.isFollowed || listing.channels.length > 0);
  const { onNow, later } = dayGuide(listings, { codes: countries }, isOfSome ? 'all' : null, minute / 1000);
  return [...onNow, ...later.toSorted((a, b) => a.match.time.timestamp - b.match.time.timestamp)];
}
