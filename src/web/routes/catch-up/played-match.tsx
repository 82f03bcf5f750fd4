import { isGoal } from '#contract/goal.ts';
import { isShielded } from '#news/is-shielded.ts';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { useZone } from '#web/clock/program-context.ts';
import { useAsOf } from '#web/data/use-as-of.ts';
import { MatchBody } from '#web/features/match-header/match-body.tsx';
import { ListSkeleton } from '#web/features/match-row/list-skeleton.tsx';
import { Timeline } from '#web/features/timeline/timeline.tsx';
import { stepText } from '#web/matches/step-text.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';
import { usePlayedMatch } from './use-played-match.ts';

const NO_VENUE = { venue: null, referee: null };

interface Props {
  readonly id: string;
  readonly isFirst: boolean;
  readonly isPaused: boolean;
  readonly onEnd: () => void;
}

/** A match of the queue: who plays, then what happened event by event, and in the end the match as it is. */
export function PlayedMatch(options: Props) {
  const words = useWords<'match' | 'play-back' | 'catch-up'>();
  const zone = useZone();
  const { queryKey, visible, state, current, isLive } = usePlayedMatch(options);
  const confirmed = useAsOf(queryKey);
  if (!visible) return <ListSkeleton />;
  const isRevealed = state === 'over' && !isShielded(visible);
  const match = isRevealed ? visible : (current?.match ?? visible);
  const isWaiting = state === 'over' && isLive;
  const { home, away } = visible.teams;
  const text = isWaiting
    ? words.playBack.upToDate
    : current && !isRevealed
      ? stepText(current, zone, words)
      : isRevealed
        ? scoreRow(home.name, visible.scores.home_score, away.name, visible.scores.away_score, words)
        : `${words.catchUp.upNext}: ${words.match.title(home.name, null, away.name)}`;
  return (
    <MatchClocks confirmed={confirmed}>
      <MatchBody
        tab={null}
        match={match}
        anchor={null}
        fresh={current?.event?.side && !isRevealed && isGoal(current.event.event) ? current.event.side : null}
        venueAndReferee={NO_VENUE}
        channel={null}
        related={[]}
        inPanel={false}
        titled={false}
        slim={false}
        tabs={null}
        age={null}
        shield={{
          text: current || isRevealed ? null : words.catchUp.upNext,
          actions: null,
          to: `${matchAddress(visible.id)}${isRevealed ? '' : '?spoilers=off'}`,
        }}
      >
        <p role="status" className={isWaiting ? 'py-2 text-center text-quiet' : 'sr-only'}>
          {text}
        </p>
        {(current || isRevealed) && (
          <ErrorBoundary at={match} section>
            <Timeline match={match} anchor={null} fresh={null} />
          </ErrorBoundary>
        )}
      </MatchBody>
    </MatchClocks>
  );
}
