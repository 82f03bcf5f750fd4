import { isolateNames } from '#contract/isolate-names.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { type LineText, lineText } from '#web/matches/vidiprinter/line-text.ts';
import { Card } from '#web/wall/parts/card.tsx';
import { fitNames } from '#web/wall/parts/fit-names.ts';
import { useWords } from '#web/words/use-words.ts';

/** Returns what a line says. */
export function useLineText({ line, match }: ShownLine): LineText {
  const words = useWords<'changes' | 'notes' | 'teleprinter'>();
  return lineText(line, match, words);
}

/** Longer labels are written smaller. */
const MAX_LABEL_LETTERS = 8;

interface LabelProps {
  readonly entry: ShownLine;
  /** Classes of its size. */
  readonly className: string;
}

/** What happened, as an abbreviation. */
export function LineLabel({ entry, className }: LabelProps) {
  const { line } = entry;
  const { label, name } = useLineText(entry);
  const colour = line.isStruck
    ? 'text-quiet'
    : line.kind === 'goal'
      ? 'text-goal'
      : line.kind === 'kick-off'
        ? 'text-live'
        : '';
  return (
    <b
      data-long={label.length > MAX_LABEL_LETTERS || undefined}
      className={`flex items-center gap-2.5 whitespace-nowrap font-bold font-stretch-80% ${colour} ${className}`}
    >
      {line.kind === 'red' && <Card colour="red" />}
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{label}</span>
    </b>
  );
}

interface SentenceProps {
  readonly text: LineText;
  readonly isStruck: boolean;
  /** Letters of both names and the score. */
  readonly maxLetters: number;
}

/** The match with its score. */
export function LineSentence({ text, isStruck, maxLetters }: SentenceProps) {
  const { changes } = useWords<'changes'>();
  const { score } = text;
  const [home, away] = fitNames(text.home, text.away, maxLetters - (score?.length ?? 0));
  const Tag = isStruck ? 's' : 'span';
  return (
    <Tag className={isStruck ? 'text-quiet [text-decoration-thickness:0.25rem]' : undefined}>
      {score === null ? (
        changes.versus(...isolateNames(home, away))
      ) : (
        <>
          <bdi>{home}</bdi> <b className="font-bold">{score}</b> <bdi>{away}</bdi>
        </>
      )}
    </Tag>
  );
}

/** Who, when and how; of a struck line also that it was. */
export function LineDetail({ detail, correction }: Pick<LineText, 'detail' | 'correction'>) {
  if (correction === null) return detail;
  return (
    <>
      {detail && <s className="[text-decoration-thickness:0.25rem]">{detail}</s>}{' '}
      <span className="text-ink">{correction}</span>
    </>
  );
}
