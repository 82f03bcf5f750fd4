import { countryOfZone } from '#contract/order/countries.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import { filterOf, type MatchListRow } from '#web/matches/rows.ts';
import type { WallSubject } from '#web/wall/view.ts';
import { placeDecider, tableQueries } from './place-decider.ts';
import { worthOf } from './worth-of.ts';

/** Matches whose tables are requested to learn whether they decide a place. */
const MAX_TABLES = 3;

type Subject = Pick<WallSubject, 'program' | 'zone' | 'rows' | 'answerOf'>;

/** Returns the matches in play, those most worth watching first. */
function byWorth(
  { program, zone, rows }: Subject,
  decides: (match: MatchRow) => boolean,
): readonly MatchListRow[] {
  const preferences = { ...NO_PREFERENCES, pins: program.leagues, country: countryOfZone(zone) };
  const live = rows.filter(({ record }) => filterOf(record) === 'live');
  return byCompetition(live, preferences)
    .flatMap((group, rank) => group.rows.map((row) => ({ row, worth: worthOf(row, rank, decides) })))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ row }) => row);
}

/** Returns the match in play that is most worth watching; null while none is. */
export const chooseBest = (subject: Subject): MatchListRow | null =>
  byWorth(subject, placeDecider(subject))[0] ?? null;

/** Returns the queries of the tables in which one of the first matches may decide a place. */
export function tablesToWatch(subject: Subject) {
  const first = byWorth(subject, () => false).slice(0, MAX_TABLES);
  const seasons = new Set(first.flatMap(({ record }) => record.season_id ?? []));
  return [...seasons].flatMap((id) => tableQueries(id));
}
