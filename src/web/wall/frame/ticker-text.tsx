import { isolateNames } from '#contract/isolate-names.ts';
import { useZone } from '#web/clock/program-context.ts';
import { lineClock } from '#web/matches/vidiprinter/line-clock.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { lineText } from '#web/matches/vidiprinter/line-text.ts';
import { fitNames } from '#web/wall/parts/fit-names.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly entry: ShownLine;
  /** There is room for so many letters of names and detail: lines of more have short names. */
  readonly maxLetters?: number;
}

const MAX_LETTERS = 46;

/** A line of the vidiprinter: time, what happened, the match with its score, who. Upright the match has the second line. */
export function TickerText({ entry: { line, match }, maxLetters = MAX_LETTERS }: Props) {
  const zone = useZone();
  const words = useWords<'changes' | 'notes' | 'teleprinter'>();
  const { label, score, detail, ...names } = lineText(line, match, words);
  const [home, away] = fitNames(names.home, names.away, maxLetters - detail.length);
  const struck = line.isStruck ? 'line-through decoration-2 text-quiet' : '';
  const colour = line.isStruck ? 'text-quiet' : line.kind === 'goal' ? 'text-goal' : 'text-ink';
  return (
    <>
      <span className="flex-none font-stretch-84% text-quiet">{lineClock(line, zone, words.intl)}</span>
      <b className={`flex flex-none items-center gap-2.5 font-bold font-stretch-80% ${colour}`}>
        {line.kind === 'red' && <i className="h-8.5 w-6 flex-none rounded-mark bg-red" />}
        {label}
      </b>
      <span className="upright:flex contents upright:w-full items-baseline gap-x-6">
        <span
          dir={words.dir}
          className={`ultrawide:w-full min-w-0 truncate ultrawide:whitespace-normal ${struck}`}
        >
          {score === null ? (
            words.changes.versus(...isolateNames(home, away))
          ) : (
            <>
              <bdi>{home}</bdi> <b className="font-bold font-stretch-80%">{score}</b> <bdi>{away}</bdi>
            </>
          )}
        </span>
        <span className={`whole-or-hidden h-11.5 shrink-[9999] text-quiet ${struck}`}>
          <bdi>{detail}</bdi>
        </span>
      </span>
    </>
  );
}
