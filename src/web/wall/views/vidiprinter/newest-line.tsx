import { useZone } from '#web/clock/program-context.ts';
import { useTyped } from '#web/features/vidiprinter/use-typed.ts';
import { lineClock } from '#web/matches/vidiprinter/line-clock.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { useWords } from '#web/words/use-words.ts';
import { LineDetail, LineLabel, LineSentence, useLineText } from './line-parts.tsx';

/** Letters of a line in full size, and of both names and the score in the smaller one. */
const MAX_LARGE_LETTERS = 32;
const MAX_LETTERS = 41;

interface Props {
  readonly entry: ShownLine;
  /** Whether it has just come, and is typed letter by letter. */
  readonly isTyped: boolean;
}

/** The newest line, which is twice as large as the others. */
export function NewestLine({ entry, isTyped }: Props) {
  const zone = useZone();
  const { dir, intl } = useWords();
  const { line } = entry;
  const text = useLineText(entry);
  const typed = useTyped(text.detail, isTyped);
  const letters = `${text.home} ${text.score ?? ''} ${text.away}`.length;
  return (
    <div
      data-goal={(line.kind === 'goal' && !line.isStruck) || undefined}
      className="grid h-55 upright:h-97.5 grid-cols-[10.375rem_minmax(11.875rem,auto)_minmax(0,1fr)] upright:grid-cols-[11.25rem_minmax(0,1fr)] content-center items-baseline gap-x-6 border-ink border-t-4 border-b-2 border-b-line data-goal:border-t-goal"
    >
      <time className="font-medium font-stretch-84% text-body text-quiet">{lineClock(line, zone, intl)}</time>
      <LineLabel entry={entry} className="text-[3.75rem]/[6.25rem]" />
      <p
        dir={dir}
        data-long={letters > MAX_LARGE_LETTERS || undefined}
        className="upright:col-span-2 upright:line-clamp-2 truncate upright:whitespace-normal font-semibold font-stretch-78% text-[6rem]/[6.625rem] data-long:text-[4.5rem]/[6.625rem] upright:data-long:text-[4.5rem]/[5rem]"
      >
        <LineSentence text={text} isStruck={line.isStruck} maxLetters={MAX_LETTERS} />
      </p>
      <p
        dir="auto"
        className="upright:col-span-2 col-start-3 upright:col-start-1 h-16.5 truncate font-medium font-stretch-84% text-[3.5rem]/[4.125rem] text-quiet"
      >
        {typed === null ? (
          <LineDetail {...text} />
        ) : (
          <>
            <span className="sr-only">{text.detail}</span>
            <span aria-hidden="true">
              {typed}
              <span className="ms-3.5 inline-block h-12.5 w-6.5 bg-ink align-[-0.4375rem]" />
            </span>
          </>
        )}
      </p>
    </div>
  );
}
