import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { Note } from '#web/components/note.tsx';
import { pressureEvents } from '#web/features/match-curve/pressure-events.ts';
import { kitStyle } from '#web/features/match-header/kit-style.ts';
import type { MatchChannel } from '#web/features/tv/tv-listing.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { TimelineEvent } from '#web/matches/timeline-periods.ts';
import type { WallContext } from '#web/wall/view.ts';
import { wallCountries } from '#web/wall/wall-countries.ts';
import { useWords } from '#web/words/use-words.ts';
import { AroundTable, type MatchTable } from './around-table.tsx';
import { BeforeMatch } from './before-match.tsx';
import { LatestEvents } from './latest-events.tsx';
import { WallMatchCurve } from './match-curve.tsx';
import { matchRoom } from './match-room.ts';
import { MatchScore } from './match-score.tsx';
import { MatchSide } from './match-side.tsx';
import { latestEvents, pickEvents } from './pick-events.ts';

/** Before a match the form of both teams is in the place of its events. */
const MAX_EVENTS = 10;

interface Props {
  readonly match: Match;
  readonly row: MatchListRow | null;
  /** Competition and round. */
  readonly note: string;
  /** Whether the whole match has come: until then it has no curve. */
  readonly isComplete: boolean;
  /** Null without one. */
  readonly table: MatchTable | null;
  readonly h2h: H2hRecord | null;
  readonly channels: readonly MatchChannel[] | null;
  readonly context: Pick<WallContext, 'zone' | 'space' | 'program'>;
}

/** One match on the whole screen. */
export function MatchPage({ match, row, note, isComplete, table, h2h, channels, context }: Props) {
  const { zone, space, program } = context;
  const change = row?.scoreChange;
  const fresh = change?.kind === 'goal' ? change.side : null;
  // The list's events are as new as its score.
  const record = (row?.record.events ? row.record : match) as MatchRow;
  const countries = wallCountries(program, zone);
  const pressure = match.phase === 'scheduled' ? null : pressureEvents(match);
  const events = latestEvents(isComplete ? match : (record as Match));
  const room = matchRoom(space, {
    hasCurve: pressure !== null,
    hasTable: table !== null,
    eventCount: match.phase === 'scheduled' ? MAX_EVENTS : Math.max(1, events.length),
  });
  const teamIds = [match.teams.home.id, match.teams.away.id];
  return (
    <div style={kitStyle(match)} className="flex h-full min-h-0 flex-col">
      <div aria-hidden="true" className="fixed inset-x-0 top-0 grid h-5 grid-cols-2">
        <i className="bg-(--home)" />
        <i className="bg-(--away)" />
      </div>
      <div className="grid h-81 upright:h-162.5 flex-none grid-cols-[minmax(0,1fr)_28.75rem_minmax(0,1fr)] upright:grid-cols-2 upright:grid-rows-[auto_1fr] items-start">
        <MatchSide match={match} record={record} side="home" />
        <MatchScore match={match} row={row} fresh={fresh} />
        <MatchSide match={match} record={record} side="away" />
      </div>
      <div
        data-table={table !== null || undefined}
        className="upright:flex grid min-h-0 flex-1 upright:flex-col gap-x-20 upright:gap-y-6 data-table:grid-cols-[minmax(0,1fr)_38.125rem]"
      >
        {match.phase === 'scheduled' ? (
          <BeforeMatch
            match={match}
            h2h={h2h}
            channels={channels}
            countries={countries}
            height={room.events * 3.5}
          />
        ) : match.phase === 'off' ? (
          <OffNote match={match} />
        ) : (
          <section className="min-h-0 min-w-0 border-line border-t-2 pt-4.5">
            {pressure && (
              <WallMatchCurve match={match} pressure={pressure} fresh={fresh} height={room.plotHeight} />
            )}
            <Events match={match} events={pickEvents(events, room.events)} fresh={fresh} />
          </section>
        )}
        {table && <AroundTable {...table} teamIds={teamIds} height={room.tableHeight} />}
      </div>
      {/* An ultrawide wall has a ticker in the place of the foot with the name of the competition. */}
      <p
        dir="auto"
        className="ultrawide:block hidden ultrawide:stale:hidden flex-none truncate pb-2 text-body text-quiet"
      >
        {note}
      </p>
    </div>
  );
}

interface EventsProps {
  readonly match: Match;
  readonly events: readonly TimelineEvent[];
  readonly fresh: Side | null;
}

function Events({ match, events, fresh }: EventsProps) {
  const { match: t } = useWords<'match'>();
  if (events.length === 0) {
    const isQuiet = match.events && !match.scores.home_score && !match.scores.away_score;
    return isQuiet && <p className="pt-4.5 text-body text-quiet">{t.noEvents.none}</p>;
  }
  return (
    <div className="mt-2.5">
      <LatestEvents events={events} fresh={fresh} />
    </div>
  );
}

/** Why a match is not played. */
function OffNote({ match }: { readonly match: Match }) {
  const { match: t } = useWords<'match'>();
  return (
    <section className="border-line border-t-2 pt-11">
      <p className="text-balance font-stretch-84% text-name">
        {match.info ? <Note text={match.info} /> : t.noEvents.off}
      </p>
    </section>
  );
}
