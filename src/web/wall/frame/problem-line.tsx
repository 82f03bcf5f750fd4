import type { WallProblem } from '#contract/wall-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useWallAddressWords } from '#web/words/wall-address.ts';
import { wallProblemText } from '#web/words/wall-problem-text.ts';

/** Of several sentences each stays for so long, real ms. */
const SENTENCE_MS = 10_000;

/** What is wrong with the address of the wall, one sentence after another, in the place of the ticker. */
export function ProblemLine({ problems }: { readonly problems: readonly WallProblem[] }) {
  const words = useWallAddressWords();
  const turn = useClock((now) => Math.floor((now ?? 0) / worldClock.rate() / SENTENCE_MS) % problems.length);
  const problem = problems[turn];
  return (
    problem && (
      <p role="status" className="one-line min-w-0 upright:whitespace-normal text-goal">
        {wallProblemText(problem, words)}
      </p>
    )
  );
}
