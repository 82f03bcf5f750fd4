import { useWords } from '#web/words/use-words.ts';
import '#web/features.css';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { ListSkeleton } from '#web/features/match-row/list-skeleton.tsx';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { addDays, type Day, dayAt, isDay } from '#web/format/day.ts';
import { useFollowedDay } from '#web/lists/use-followed-day.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { PlayedMatch } from './played-match.tsx';
import { useQueue } from './use-queue.ts';

const CONTROL = `${BUTTON} cursor-pointer`;

/** The followed matches of a day, played back one after the other: `/catch-up?d=YYYY-MM-DD`, by default yesterday's. */
export function CatchUp() {
  const { catchUp: t, intl, name } = useWords<'catch-up'>();
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const parameter = new URLSearchParams(useLocation().search).get('d');
  // The day stays when midnight passes meanwhile.
  const [firstToday, setFirstToday] = useState(today);
  if (firstToday === null && today !== null) setFirstToday(today);
  const day = isDay(parameter) ? parameter : firstToday && addDays(firstToday, -1);
  const { weekday, date } = dayNames(day ?? '1970-01-01', intl);
  const title = day ? t.title(`${weekday} ${date}`) : t.name;
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <h1 className="px-1 pb-2 font-bold font-stretch-80% text-xl">{title}</h1>
      {day ? <CatchUpOn key={day} day={day} today={today} /> : <ListSkeleton />}
    </>
  );
}

function CatchUpOn({ day, today }: { readonly day: Day; readonly today: Day | null }) {
  const { catchUp: t } = useWords<'catch-up'>();
  const { matches, rows, state } = useFollowedDay(day, today);
  const queue = useQueue(matches);
  const [at, setAt] = useState(0);
  const scores = scoresAddress({ day: day === today ? null : day });
  const id = queue?.[at];
  return (
    <DatedPage state={state} hasData={matches !== null}>
      {queue === null ? (
        state.trouble ? (
          <ErrorState trouble={state.trouble} />
        ) : (
          <ListSkeleton />
        )
      ) : id === undefined ? (
        <Results rows={rows} text={queue.length > 0 ? t.done(queue.length) : t.nothing} scores={scores} />
      ) : (
        <Player queue={queue} at={at} id={id} onEnd={() => setAt(at + 1)} scores={scores} />
      )}
    </DatedPage>
  );
}

interface PlayerProps {
  readonly queue: readonly string[];
  readonly at: number;
  /** The match in that place. */
  readonly id: string;
  readonly onEnd: () => void;
  /** Address of the day's scores. */
  readonly scores: ReturnType<typeof scoresAddress>;
}

function Player({ queue, at, id, onEnd, scores }: PlayerProps) {
  const { catchUp: t } = useWords<'catch-up'>();
  const { playBack } = useWords<'play-back'>();
  const navigate = useNavigate();
  const [isPaused, setPaused] = useState(false);
  const toggle = () => setPaused(!isPaused);
  const stop = () => void navigate(scores);
  useCommand('pause', toggle);
  useCommand('close', stop);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <button type="button" className={CONTROL} onClick={toggle}>
          {isPaused ? playBack.play : playBack.pause}
        </button>
        <button type="button" className={CONTROL} onClick={onEnd}>
          {t.skip}
        </button>
        <Link to={scores} className={BUTTON}>
          {playBack.stop}
        </Link>
        {queue.length > 1 && <p className="px-1 text-quiet">{t.place(at + 1, queue.length)}</p>}
      </div>
      <PlayedMatch key={id} id={id} isFirst={at === 0} isPaused={isPaused} onEnd={onEnd} />
    </>
  );
}

interface ResultsProps {
  readonly rows: readonly MatchListRow[];
  readonly text: string;
  /** Address of the day's scores. */
  readonly scores: ReturnType<typeof scoresAddress>;
}

/** The end: the matches as they stand in lists. */
function Results({ rows, text, scores }: ResultsProps) {
  const { catchUp: t } = useWords<'catch-up'>();
  const end = useRef<HTMLDivElement>(null);
  // The buttons that had the focus are gone.
  useEffect(() => end.current?.focus(), []);
  return (
    <div ref={end} tabIndex={-1} className="outline-none">
      <div role="status">
        <EmptyState>{text}</EmptyState>
      </div>
      {rows.length > 0 && (
        <div className="match-list">
          <ul className="card mb-2.5 overflow-hidden">
            {rows.map((row) => (
              <MatchRow key={row.record.id} {...row} hasCompetition />
            ))}
          </ul>
        </div>
      )}
      <p className="flex justify-center py-2">
        <Link to={scores} className={BUTTON}>
          {t.allScores}
        </Link>
      </p>
    </div>
  );
}
