import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MinuteAnchor } from '#contract/minute.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { useConfirmed } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { aggregateScore, hasFirstLeg, periodLines, stateWord } from '#web/matches/state-lines.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';

const Countdown = lazyAfterFirstView(async () => (await import('#web/components/countdown.tsx')).Countdown);

export interface MatchStateProps {
  readonly match: Match;
  readonly anchor: MinuteAnchor | null;
  /** The side that has just scored. */
  readonly fresh: Side | null;
  /** Related matches; null while loading. */
  readonly related: readonly MatchRow[] | null;
}

/** The minute or state of a match, with the aggregate score and earlier scores below. */
export function MatchStateView({ match, anchor, fresh, related }: MatchStateProps) {
  const confirmed = useConfirmed();
  const words = useWords<'match' | 'changes'>();
  const total = aggregateScore(match, related, words);
  const [before, ...after] = periodLines(match, words);
  const word = useClock(() => stateWord(match, confirmed(), words));
  return (
    <>
      {word === null && match.phase === 'scheduled' && (
        <b className="min-h-6 @min-[34rem]/head:basis-full whitespace-nowrap font-bold font-stretch-80% @min-[34rem]/head:text-lg panel:text-base/5 text-[1.125rem]/5.5 text-ink">
          {isHourKnown(match) && <Countdown kickOff={match.time.timestamp} />}
        </b>
      )}
      {(word !== null || match.phase !== 'scheduled') && (
        <b
          aria-hidden="true"
          data-phase={match.phase}
          className={`@min-[34rem]/head:basis-full font-bold font-stretch-80% text-ink data-[phase=live]:text-live data-[phase=off]:text-quiet ${word === null ? 'panel:text-base/5 slim:text-[1.125rem]/5.5 text-xl' : 'text-balance text-[1.125rem]/5.5'}`}
        >
          {word ?? <MatchTime match={match} seen={anchor} form="short" />}
        </b>
      )}
      {total ? (
        // Screen readers find it in the heading, without the abbreviation.
        <b aria-hidden="true" className="self-center whitespace-nowrap font-semibold text-base/5 text-ink">
          {words.list.aggregate(total)}
        </b>
      ) : (
        related === null && hasFirstLeg(match) && <span className="text-base/5">{'\u00A0'}</span>
      )}
      {fresh ? (
        <span className="font-bold text-goal uppercase">{words.scores.goal}</span>
      ) : (
        before && <span>{before}</span>
      )}
      {after.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}
