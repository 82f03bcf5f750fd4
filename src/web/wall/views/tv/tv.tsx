import { countryNamer } from '#news/words/country-name.ts';
import { guideDayQuery } from '#web/data/guide-day.ts';
import { type Day, dayAt } from '#web/format/day.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { dayQueries } from '#web/wall/day-matches.ts';
import type { View, WallSubject } from '#web/wall/view.ts';
import { wallCountries } from '#web/wall/wall-countries.ts';
import { tvListings } from './tv-listings.ts';
import { TvRow } from './tv-row.tsx';

/** Letters of both teams' names that fit into a row. */
const MAX_LETTERS = { landscape: 38, ultrawide: 38, portrait: 30 };
/** Heights of a row, as its classes have them, and free space below the frame's head; rem. */
const ROW_HEIGHT = { landscape: 6.9375, ultrawide: 6.9375, portrait: 10.375 };
const TOP_HEIGHT = { landscape: 0.625, ultrawide: 0.625, portrait: 1.25 };

const queriesOf = (day: Day | null, subject: WallSubject) =>
  day ? dayQueries(day, subject, guideDayQuery) : [];

/** What is on television from now on, by kick-off, with the channels of the wall's country. */
export const tv: View = {
  queries: (subject) => queriesOf(subject.day, subject),
  pages(context) {
    const { answerOf, day, minute, program, rows, space, words, zone } = context;
    const queries = queriesOf(day, context);
    // A match without channels is told from one whose channels have not come.
    const pendingDays = queries.filter((query) => !answerOf(query)).map(({ queryKey: [, { d }] }) => d);
    if (pendingDays.length === queries.length) return [];
    const isKnown = ({ record }: MatchListRow) =>
      !pendingDays.includes(dayAt(record.time.timestamp * 1000, 'UTC'));
    const lists = queries.flatMap((query) => [answerOf(query)?.data ?? []]);
    const countries = wallCountries(program, zone);
    const listings = tvListings({ program, minute, rows: rows.filter(isKnown) }, lists, countries);
    const { wall, wallTv: t } = words;
    const names = countries.map(countryNamer(words));
    const title = names.length > 0 ? t.title(new Intl.ListFormat(words.intl).format(names)) : t.titleAnywhere;
    const size = Math.max(1, Math.floor((space.height - TOP_HEIGHT[space.shape]) / ROW_HEIGHT[space.shape]));
    const count = Math.ceil(listings.length / size);
    return Array.from({ length: count }, (_, at) => ({
      key: `tv-${at}`,
      title,
      note: wall.matches(listings.length),
      isPart: true,
      element: (
        <ul className="pt-2.5 upright:pt-5">
          {listings.slice(at * size, (at + 1) * size).map((listing) => (
            <TvRow
              key={listing.match.id}
              listing={listing}
              countries={countries}
              maxLetters={MAX_LETTERS[space.shape]}
            />
          ))}
        </ul>
      ),
    }));
  },
};
