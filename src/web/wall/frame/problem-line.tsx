import type { WallProblem } from '#contract/wall-address.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { missingHoursText } from '#web/components/missing-hours-text.ts';
import type { Hours } from '#web/matches/missing-hours.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallProblemText } from '#web/words/wall-problem-text.ts';

/** Of several sentences each stays for so long, real ms. */
const SENTENCE_MS = 10_000;

interface Props {
  readonly problems: readonly WallProblem[];
  readonly missingHours: readonly Hours[];
  /** Whether the foot takes the whole width of a very wide wall. */
  readonly isStale: boolean;
}

/**
 * What is wrong with the address of the wall and which hours of its day are missing, one sentence after another, above the
 * foot of the wall or beside it.
 */
export function ProblemLine({ problems, missingHours, isStale }: Props) {
  const zone = useZone();
  const words = useWords<'wall-address'>();
  const trouble = useWords<'trouble'>();
  const sentences = [
    ...missingHours.map((hours) => missingHoursText(hours, zone, trouble)),
    ...problems.map((problem) => wallProblemText(problem, words)),
  ];
  const turn = useClock((now) => Math.floor((now ?? 0) / worldClock.rate() / SENTENCE_MS) % sentences.length);
  const sentence = sentences[turn];
  return (
    sentence && (
      <p
        dir="auto"
        role="status"
        className={`col-start-1 row-start-3 truncate ${isStale ? '' : 'ultrawide:row-start-4'} h-15.5 upright:h-27.5 upright:whitespace-normal text-body text-goal leading-15.5 upright:leading-11.5`}
      >
        {sentence}
      </p>
    )
  );
}
