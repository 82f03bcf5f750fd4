import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { roundName } from '#news/words/round-name.ts';
import { useZone } from '#web/clock/program-context.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { eventsQuery } from '#web/data/rewind.ts';
import type { TableStates } from '#web/features/standings/counted-rows.ts';
import type { rewindStandings as rewindTables } from '#web/features/standings/rewind-standings.ts';
import { dayAt } from '#web/format/day.ts';
import { ListRewindBar } from '#web/lists/rewind/list-rewind-bar.tsx';
import { RewoundClocks } from '#web/lists/rewind/rewound-clocks.tsx';
import { useInstantText, useMinute } from '#web/lists/rewind/use-instants.ts';
import { useRewind } from '#web/lists/rewind/use-rewind.ts';
import { rewindMatch } from '#web/matches/rewind/rewind-match.ts';
import { type RewindRange, rewindRangeOf } from '#web/matches/rewind/rewind-range.ts';
import { AT_PARAMETER } from '#web/navigation/is-rewound.ts';
import { parseInstant } from '#web/navigation/rewind-address.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Returns the matches of the last day with a kick-off by an instant (epoch seconds), else of the first day. */
function matchDayAt(matches: readonly MatchRow[], instant: number, zone: string): readonly MatchRow[] {
  const dayOf = ({ time }: MatchRow) => dayAt(time.timestamp * 1000, zone);
  const last = matches.findLast(({ time }) => time.timestamp <= instant) ?? matches[0];
  return last ? matches.filter((match) => dayOf(match) === dayOf(last)) : [];
}

export interface RewoundTableProps {
  /** In a file of its own, with what a table's page has loaded. */
  readonly rewindStandings: typeof rewindTables;
  readonly official: StandingsRecord;
  readonly rule: TableRule;
  /** The season's matches now, in order. */
  readonly matches: readonly MatchRow[];
  readonly title: string;
  readonly waiting: ReactNode;
  /** Draws the tables and the season's matches at the instant; `titleOf` returns the title of a table with the time. */
  readonly draw: (
    states: TableStates,
    then: readonly MatchRow[],
    titleOf: (table: string | null) => string,
  ) => ReactNode;
}

/** The tables of a season as they stood at the minute of the address, on its day of matches. */
export function RewoundTable(props: RewoundTableProps) {
  const zone = useZone();
  const { matches: list, waiting } = props;
  const { rewind: t } = useWords<'rewind'>();
  const now = useMinute();
  const { search } = useLocation();
  const written = parseInstant(new URLSearchParams(search).get(AT_PARAMETER) ?? '') ?? now;
  const day = useMemo(() => matchDayAt(list, Math.min(written, now), zone), [list, written, now, zone]);
  const ids = day.filter(({ phase, events }) => phase !== 'scheduled' && !events).map(({ id }) => id);
  const events = useQuery(eventsQuery(ids));
  const matches = useMemo(() => {
    const withEvents = new Map(events.data?.data.map((match) => [match.id, match]));
    return list.map((match) => (match.events ? match : (withEvents.get(match.id) ?? match)));
  }, [list, events.data]);
  if (isFirstLoad(events)) return waiting;
  const dayIds = new Set(day.map(({ id }) => id));
  const ofDay = matches.filter(({ id }) => dayIds.has(id));
  const range = rewindRangeOf(ofDay, now);
  if (!range) return <EmptyState>{t.noMatches}</EmptyState>;
  return <RewoundTo {...props} matches={matches} day={ofDay} range={range} />;
}

interface RewoundProps extends RewoundTableProps {
  /** The matches of the range. */
  readonly day: readonly MatchRow[];
  readonly range: RewindRange;
}

function RewoundTo({ rewindStandings, official, rule, title, matches, day, range, draw }: RewoundProps) {
  const words = useWords<'rewind' | 'standings'>();
  const { rewind: t, standings } = words;
  const { pathname, search } = useLocation();
  const rewind = useRewind(
    range,
    day.some(({ phase }) => phase === 'live'),
  );
  const { instant } = rewind;
  const then = useMemo(() => matches.map((match) => rewindMatch(match, instant)), [matches, instant]);
  const time = useInstantText(instant);
  const states = useMemo(
    () => rewindStandings({ official, matches, then, rule }),
    [rewindStandings, official, matches, then, rule],
  );
  const titleOf = (table: string | null) =>
    t.tableAt(table ? roundName(table, words) : standings.table, time);
  return (
    <>
      {states ? (
        <RewoundClocks instant={instant}>{draw(states, then, titleOf)}</RewoundClocks>
      ) : (
        <EmptyState>{t.noTable}</EmptyState>
      )}
      <ListRewindBar
        rewind={rewind}
        matches={day}
        inPlay={then.filter(({ phase }) => phase === 'live').length}
        title={title}
        time={time}
        pathname={pathname}
        search={search}
      />
    </>
  );
}
