import { useZone } from '#web/clock/program-context.ts';
import { timeToTheSecond } from '#web/format/clock-time.ts';
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
  const { intl } = useWords();
  const { line } = entry;
  const text = useLineText(entry);
  return (
    <li className="grid h-66 upright:h-122 grid-cols-[1.66rem_1.9rem_minmax(0,1fr)_4rem] upright:grid-cols-[1.66rem_1.9rem_minmax(0,1fr)] content-center items-baseline gap-x-24 whitespace-nowrap border-line border-t-2 font-[500] font-stretch-82% text-[0.48rem]/[0.6rem] first:border-t-0">
      <time className="font-stretch-84% text-body text-quiet">
        {timeToTheSecond(line.at * 1000, zone, intl)}
      </time>
      <LineLabel entry={entry} className="text-[0.44rem]/[0.5rem] data-long:text-[0.35rem]/[0.5rem]" />
      <span className="one-line upright:col-span-3 upright:row-start-2">
        <LineSentence text={text} isStruck={line.isStruck} maxLetters={MAX_LETTERS} />
      </span>
      <span className="one-line upright:col-start-3 upright:row-start-1 upright:text-end font-stretch-84% text-body text-quiet">
        <LineDetail {...text} />
      </span>
    </li>
  );
}
