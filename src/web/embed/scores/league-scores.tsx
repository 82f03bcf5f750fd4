import { useEffect, useMemo } from 'react';
import type { League } from '#contract/records/league.ts';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { StaleNotice } from '#web/embed/frame/stale-notice.tsx';
import { useLeagueMatches } from '#web/embed/use-league-matches.ts';
import { isWithin, utcDays } from '#web/format/day.ts';
import { liveCount } from '#web/matches/live-count.ts';
import { noticeOf } from '#web/ui/notice-of.ts';
import { useWords } from '#web/words/use-words.ts';
import { LeagueSection } from './league-section.tsx';
import { ScoreRow } from './score-row.tsx';

interface Props {
  readonly league: League;
  /** The day, as quarters of an hour since the epoch. */
  readonly quarters: ReadonlySet<number>;
  /** Called once the matches, or the reason why there are none, are there. */
  readonly onLoad: (leagueId: string) => void;
}

/** Today's matches of a competition, those in play first. */
export function LeagueScores({ league, quarters, onLoad }: Props) {
  const words = useWords<'embed' | 'trouble'>();
  const days = useMemo(() => utcDays(quarters), [quarters]);
  const { entries, confirmed, state, isComplete } = useLeagueMatches(league.id, days);
  const rows = entries.filter(({ record }) => isWithin(record.time.timestamp, quarters));
  const live = liveCount(rows);
  const trouble = isComplete || state.isOld ? null : state.trouble;
  const note = trouble
    ? words.trouble[noticeOf(trouble)]
    : rows.length === 0 && (isComplete ? words.embed.noMatches : words.loading);
  const isLoaded = isComplete || trouble !== null;
  useEffect(() => {
    if (isLoaded) onLoad(league.id);
  }, [isLoaded, onLoad, league.id]);
  return (
    <LeagueSection
      league={league}
      isBusy={!isComplete}
      isOld={state.isOld}
      aside={live > 0 && <span className="text-live">{words.list.inPlay(live)}</span>}
      note={note}
    >
      <MatchClocks confirmed={confirmed}>
        <ul>
          {rows.map((entry) => (
            <ScoreRow key={entry.record.id} entry={entry} />
          ))}
        </ul>
      </MatchClocks>
      <StaleNotice state={state} />
    </LeagueSection>
  );
}
