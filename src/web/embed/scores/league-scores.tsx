import { useMemo } from 'react';
import type { League } from '#contract/records/league.ts';
import { NewTabLink } from '#web/embed/frame/new-tab-link.tsx';
import { StaleNotice } from '#web/embed/frame/stale-notice.tsx';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';
import { useLeagueMatches } from '#web/embed/use-league-matches.ts';
import { isWithin, utcDays } from '#web/format/day.ts';
import { noticeOf } from '#web/ui/notice-of.ts';
import { ScoreRow } from './score-row.tsx';

interface Props {
  readonly league: League;
  /** The day, as quarters of an hour since the epoch. */
  readonly quarters: ReadonlySet<number>;
  readonly zone: string;
}

const ORDER = { live: 0, scheduled: 1, finished: 2, off: 3 };

/** Today's matches of a competition, those in play first. */
export function LeagueScores({ league: { id, name }, quarters, zone }: Props) {
  const words = useEmbedWords();
  const days = useMemo(() => utcDays(quarters), [quarters]);
  const { entries, confirmed, state, isComplete } = useLeagueMatches(id, days);
  const rows = entries
    .filter(({ record }) => isWithin(record.time.timestamp, quarters))
    .sort((a, b) => ORDER[a.record.phase] - ORDER[b.record.phase]);
  const liveCount = rows.filter(({ record }) => record.phase === 'live').length;
  const trouble = isComplete || state.isOld ? null : state.trouble;
  const note = trouble
    ? words.trouble[noticeOf(trouble)]
    : rows.length === 0 && (isComplete ? words.embed.noMatches : words.loading);
  return (
    <section
      aria-label={name}
      aria-busy={!isComplete}
      data-old={state.isOld}
      className="border-line border-t"
    >
      <h2 className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 bg-raised px-3 font-semibold">
        <NewTabLink to={`/competition/${id}`} className="inline-flex min-h-11 items-center">
          <span dir="auto">{name}</span>
        </NewTabLink>
        {liveCount > 0 && <span className="text-live">{words.list.inPlay(liveCount)}</span>}
      </h2>
      {note && <p className="border-line border-t px-3 py-2.5 text-quiet">{note}</p>}
      <ul>
        {rows.map((entry) => (
          <ScoreRow key={entry.record.id} entry={entry} zone={zone} confirmed={confirmed} />
        ))}
      </ul>
      <StaleNotice state={state} zone={zone} />
    </section>
  );
}
