import { useRef } from 'react';
import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MinuteAnchor } from '#contract/minute.ts';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { AFTER_PENALTIES, SHOOT_OUT } from '#contract/status.ts';
import { roundName } from '#news/words/round-name.ts';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { timeOfDay } from '#web/format/clock-time.ts';
import { scoreText } from '#web/matches/score-text.ts';
import { stateWord } from '#web/matches/state-lines.ts';
import { type TimelinePeriod, timelinePeriods } from '#web/matches/timeline-periods.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { TimelineEventLine } from './timeline-event.tsx';
import { TIMELINE } from './timeline-line.tsx';
import { useSlide } from './use-slide.ts';

const DIVIDER =
  'wrap-anywhere flex items-center gap-2 text-[0.75rem]/7 text-quiet before:mx-1 before:h-px before:flex-1 before:bg-line after:mx-1 after:h-px after:flex-1 after:bg-line';

/** Returns the divider before a period: its start and the score then. */
function dividerText(
  { period, startScore: from }: TimelinePeriod,
  parts: readonly TimelinePeriod[],
  words: Words<'match' | 'changes'>,
): string {
  const { states } = words.changes;
  const score = from ? ` ${words.score(...from)}` : '';
  const extra = parts.some((part) => part.period === 'extra time 1');
  const periods: Readonly<Record<string, string>> = words.period;
  switch (period) {
    case '2nd half':
      return states['half-time'] + score;
    case 'extra time 1':
      return states.break + score;
    case 'extra time 2':
      return states['extra-half-time'] + score;
    case 'penalties':
      return states[extra ? 'after-extra-time' : 'break'] + score;
    default:
      return (periods[period] ?? roundName(period, words)) + score;
  }
}

/** Returns why the timeline is empty; null if it is not, or if goals or the feed contradict that. */
function emptyText(
  { events, phase, scores }: Match,
  parts: readonly TimelinePeriod[],
  { match: { noEvents } }: Words<'match' | 'changes'>,
): string | null {
  if (!events || parts.some((part) => part.events.length > 0)) return null;
  if (scores.home_score || scores.away_score) return null;
  if (phase === 'live') return noEvents.none;
  return events.length > 0 ? noEvents.quiet : null;
}

export interface TimelineProps {
  readonly match: Match;
  readonly anchor: MinuteAnchor | null;
  /** The side that has just scored. */
  readonly fresh: Side | null;
}

/** The events of a match, newest first, on their team's side, down to the kick-off. */
export function Timeline(props: TimelineProps) {
  const zone = useZone();
  const { match, fresh } = props;
  const words = useWords<'match' | 'changes'>();
  const parts = timelinePeriods(match);
  const none = emptyText(match, parts, words);
  const list = useRef<HTMLOListElement>(null);
  useSlide(list, match.events);
  const newest = parts
    .flatMap(({ events }) => events)
    .find(({ side, score, isCancelled }) => side === fresh && score !== null && !isCancelled);
  return (
    <section aria-labelledby="timeline" className={TIMELINE}>
      <h2 id="timeline" className="sr-only">
        {words.match.timeline}
      </h2>
      {none && <p className="text-balance py-4 text-center text-quiet">{none}</p>}
      {parts.length > 0 && (
        <ol ref={list}>
          <CurrentState {...props} />
          {parts.map((part) => [
            ...part.events.map((item) => (
              <TimelineEventLine
                key={item.key}
                item={item}
                team={item.side && match.teams[item.side].name}
                isFresh={item === newest}
              />
            )),
            <li key={part.period} className={DIVIDER}>
              {part === parts.at(-1)
                ? [
                    words.match.kickOff,
                    isHourKnown(match) && timeOfDay(match.time.timestamp * 1000, zone, words.intl),
                  ]
                    .filter(Boolean)
                    .join(' ')
                : dividerText(part, parts, words)}
            </li>,
          ])}
        </ol>
      )}
    </section>
  );
}

/** The current state of the match, at the top of the list. */
function CurrentState({ match, anchor }: TimelineProps) {
  const confirmed = useConfirmed();
  const words = useWords<'match' | 'changes'>();
  const { scores, phase } = match;
  const newestFirst: Readonly<Record<string, string>> = words.match.newestFirst;
  const periodKey = match.status_period?.toLowerCase() ?? '';
  const word = useClock(() => stateWord(match, confirmed(), words));
  const tally =
    match.status === AFTER_PENALTIES || match.status === SHOOT_OUT
      ? scores.ps_score && words.score(...scores.ps_score)
      : null;
  const moment = <MatchTime match={match} seen={anchor} form="both" />;
  return (
    <li className={DIVIDER}>
      <b className={phase === 'live' ? 'font-semibold text-live' : 'font-semibold text-ink'}>
        {word ?? moment}
      </b>
      {word === null && periodKey in newestFirst
        ? newestFirst[periodKey]
        : (tally ?? scoreText(match, words))}
    </li>
  );
}
