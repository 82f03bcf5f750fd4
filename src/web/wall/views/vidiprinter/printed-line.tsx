import { useZone } from '#web/clock/program-context.ts';
import { lineClock } from '#web/matches/vidiprinter/line-clock.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { useWords } from '#web/words/use-words.ts';
import { LineDetail, LineLabel, LineSentence, useLineText } from './line-parts.tsx';

/** Letters of both names and the score. */
const MAX_LETTERS = 42;

interface Props {
  readonly entry: ShownLine;
}

/** An earlier line: time, what happened, the match with its score, and who. */
export function PrintedLine({ entry }: Props) {
  const zone = useZone();
  const { dir, intl } = useWords();
  const { line } = entry;
  const text = useLineText(entry);
  return (
    <li className="grid h-16.5 upright:h-30.5 grid-cols-[10.375rem_11.875rem_minmax(0,1fr)_25rem] upright:grid-cols-[10.375rem_11.875rem_minmax(0,1fr)] content-center items-baseline gap-x-6 whitespace-nowrap border-line border-t-2 font-medium font-stretch-82% text-[3rem]/[3.75rem] first:border-t-0">
      <time className="font-stretch-84% text-body text-quiet">{lineClock(line, zone, intl)}</time>
      <LineLabel entry={entry} className="text-[2.75rem]/[3.125rem] data-long:text-[2.1875rem]/[3.125rem]" />
      <span dir={dir} className="upright:col-span-3 upright:row-start-2 truncate">
        <LineSentence text={text} isStruck={line.isStruck} maxLetters={MAX_LETTERS} />
      </span>
      <span
        dir="auto"
        className="upright:col-start-3 upright:row-start-1 truncate upright:text-end font-stretch-84% text-body text-quiet"
      >
        <LineDetail {...text} />
      </span>
    </li>
  );
}
