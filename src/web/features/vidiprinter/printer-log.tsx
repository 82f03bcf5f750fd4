import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { useWords } from '#web/words/use-words.ts';
import { PrinterRow } from './printer-row.tsx';

interface Props {
  /** Newest first. */
  readonly lines: readonly ShownLine[];
  /** The line that has just come; null without one. */
  readonly newsId: string | null;
  readonly isNarrow?: boolean;
}

/**
 * The lines of the vidiprinter, newest first. Screen readers can go through the log; it does not announce its lines,
 * of which there are dozens a minute on a Saturday: the announcer says what the viewer wants to hear.
 */
export function PrinterLog({ lines, newsId, isNarrow = false }: Props) {
  const { vidiprinter: t } = useWords<'vidiprinter'>();
  return (
    <div role="log" aria-live="off" aria-label={t.log}>
      <ol>
        {lines.map(({ line, match }) => (
          <li key={line.id} className="border-line border-t first:border-t-transparent">
            <PrinterRow line={line} match={match} isTyped={line.id === newsId} isNarrow={isNarrow} />
          </li>
        ))}
      </ol>
    </div>
  );
}
