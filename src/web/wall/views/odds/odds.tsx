import { dayOddsQuery, liveOddsQuery } from '#web/data/row-extras.ts';
import { foldPrices } from '#web/features/odds/fold-prices.ts';
import { dayAt } from '#web/format/day.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { View, WallSubject } from '#web/wall/view.ts';
import { chooseMatches } from './choose-matches.ts';
import { OddsBoard } from './odds-board.tsx';
import type { PricedMatch } from './priced-match.ts';

/** Heights of a row, and of the head with the line below, as their classes have them; rem. */
const ROW_HEIGHT = { landscape: 6.9375, ultrawide: 6.9375, portrait: 11.875 };
const FRAME_HEIGHT = { landscape: 6.25, ultrawide: 8.75, portrait: 13.75 };

/** Returns the queries of the prices before kick-off, each of a competition and a UTC day. */
function queriesBefore(rows: readonly MatchListRow[]) {
  const ahead = rows.filter(({ record }) => record.phase === 'scheduled');
  const keys = ahead.map(
    ({ record }) => [dayAt(record.time.timestamp * 1000, 'UTC'), record.league.id] as const,
  );
  return [...new Map(keys.map((key) => [key.join(), key])).values()].map(([day, id]) =>
    dayOddsQuery(day, id),
  );
}

const isLive = ({ record }: MatchListRow) => record.phase === 'live';

/** Returns matches with their prices; those that no bookmaker offers are left out. */
function pricedMatches(rows: readonly MatchListRow[], { answerOf }: WallSubject): readonly PricedMatch[] {
  const before = new Map(
    queriesBefore(rows)
      .flatMap((query) => answerOf(query)?.data ?? [])
      .map(({ id, odds_prematch }) => [id, odds_prematch ?? []] as const),
  );
  const inPlay = new Map(
    (answerOf(liveOddsQuery)?.data ?? []).map(({ id, odds_inplay }) => [id, odds_inplay ?? []] as const),
  );
  const records = rows.map(({ record }) => record);
  // Prices from before the kick-off say nothing about a match in play.
  const ahead = new Set(rows.flatMap((row) => (isLive(row) ? [] : row.record.id)));
  const folded = foldPrices(new Map(), records, (id) => ({
    before: ahead.has(id) ? before.get(id) : undefined,
    inPlay: inPlay.get(id),
  }));
  return rows.flatMap((row) => {
    const prices = folded.get(row.record.id)?.prices;
    return prices ? [{ row, prices }] : [];
  });
}

/** The best prices of matches in play and of those that come next. */
export const odds: View = {
  queries(subject) {
    const rows = chooseMatches(subject);
    return [...(rows.some(isLive) ? [liveOddsQuery] : []), ...queriesBefore(rows)];
  },
  pages(context) {
    const { minute, program, space, words } = context;
    const matches = pricedMatches(chooseMatches(context), context);
    const { wall: t, wallOdds } = words;
    const size = Math.max(
      1,
      Math.floor((space.height - FRAME_HEIGHT[space.shape]) / ROW_HEIGHT[space.shape]),
    );
    return Array.from({ length: Math.ceil(matches.length / size) }, (_, at) => {
      const ofPage = matches.slice(at * size, (at + 1) * size);
      return {
        key: `odds-${at}`,
        title: wallOdds.title,
        note: t.matches(matches.length),
        isPart: true,
        isLive: ofPage.some(({ row }) => isLive(row)),
        element: <OddsBoard matches={ofPage} minute={minute} format={program.odds_format} />,
      };
    });
  },
};
