import { hashKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { HOUR_MS } from '#contract/durations.ts';
import type { Embed } from '#contract/embed-address.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { useClock } from '#web/clock/use-clock.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { leagueQuery } from '#web/data/info.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Card } from '#web/embed/frame/card.tsx';
import { Pending } from '#web/embed/frame/pending.tsx';
import { Sentence } from '#web/embed/frame/sentence.tsx';
import { useLeagueMatches } from '#web/embed/use-league-matches.ts';
import { liveTeams } from '#web/features/standings/live-teams.ts';
import { presentTables } from '#web/features/standings/phases.ts';
import { displayTables } from '#web/features/standings/rows.ts';
import { dayAt } from '#web/format/day.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { TableContent } from './table-content.tsx';

interface Props {
  readonly embed: Extract<Embed, { readonly kind: 'table' }>;
  /** What is wrong with the address. */
  readonly children: ReactNode;
}

/** A match in play kicked off at most this long ago. */
const MAX_MATCH_MS = 4 * HOUR_MS;
const NO_DAYS: readonly string[] = [];

/** Returns the UTC days on which matches in play kicked off, joined by a comma: one, and after midnight two. */
function daysInPlay(now: number): string {
  return [...new Set([now - MAX_MATCH_MS, now].map((instant) => dayAt(instant, 'UTC')))].join();
}

/** Returns whether a match is in play, or may have ended a moment ago: the table can change. */
const isInPlay = ({ time }: MatchRow, now: number): boolean =>
  time.timestamp * 1000 <= now && now < time.timestamp * 1000 + MAX_MATCH_MS;

/** The table of a competition's current season: `/embed/table/:id`. */
export function TableEmbed({ embed, children }: Props) {
  const words = useWords<'embed'>();
  const { embed: t } = words;
  const { id } = embed;
  const ofLeague = leagueQuery(id);
  const { data: info, error } = useQuery(ofLeague);
  const league = info?.data;
  const seasonId = league?.id_current_season ?? null;
  const [isMoving, setMoving] = useAccumulator((previous) => previous, false);
  const query = liveStandingsQuery(seasonId, isMoving);
  const now = useQuery(query);
  // Fetched after the table, so as not to compete with it.
  const hasTable = now.data !== undefined;
  const days = useClock((instant) => (instant === null || !hasTable ? '' : daysInPlay(instant)));
  const { entries, confirmed } = useLeagueMatches(id, days === '' ? NO_DAYS : days.split(','));
  const isMovingNow = useClock((instant) => entries.some(({ record }) => isInPlay(record, instant ?? 0)));
  if (isMovingNow !== isMoving) setMoving(isMovingNow);
  const official = useQuery(enabledIf(embed.form && seasonId !== null, standingsQuery(seasonId, isMoving)));
  const state = useStateOfData([ofLeague.queryKey, ...(seasonId === null ? [] : [query.queryKey])]);
  const standings = now.data?.data ?? null;
  const base = official.data?.data ?? null;
  const tables = useMemo(
    () => (standings ? presentTables(displayTables(standings, base)) : []),
    [standings, base],
  );
  const playing = useMemo(
    () =>
      liveTeams(
        entries
          .filter(({ record }) => record.season_id === seasonId)
          .map(({ record, anchor }) => ({ record, anchor, scoreChange: null })),
      ),
    [entries, seasonId],
  );
  if (league === null || isNotFound(error)) return <Sentence text={t.noCompetition} />;
  if (league && (seasonId === null || isNotFound(now.error) || (now.data && tables.length === 0)))
    return <Sentence text={t.noTable} />;
  if (!league || !now.data || isFirstLoad(official)) return <Pending trouble={state.trouble} />;
  return (
    <Card
      title={competitionName(league, words)}
      link={{ to: `/competition/${id}`, text: t.wholeTable }}
      state={state}
      notes={children}
    >
      <MatchClocks confirmed={confirmed}>
        <TableContent
          league={league}
          tables={tables}
          playing={playing}
          teams={embed.teams}
          maxRows={embed.rows}
          hasForm={embed.form}
          asOf={freshnessOf(hashKey(query.queryKey)).asOf}
        />
      </MatchClocks>
    </Card>
  );
}
