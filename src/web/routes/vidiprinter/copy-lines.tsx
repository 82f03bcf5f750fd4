import { useState } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { plainText } from '#web/matches/vidiprinter/line-text.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly lines: readonly ShownLine[];
}

/** Copies the lines that are shown, as plain text. Browsers offer the clipboard on secure pages only. */
export function CopyLines({ lines }: Props) {
  const zone = useZone();
  const { vidiprinter: t } = useWords<'vidiprinter'>();
  const words = useWords<'changes' | 'notes' | 'teleprinter'>();
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  if (!navigator.clipboard || lines.length === 0) return null;
  const copy = () => {
    const texts = lines.map(({ line, match }) =>
      plainText(line, match, timeOfDay(line.at * 1000, zone, words.intl), words),
    );
    return navigator.clipboard.writeText(`${texts.join('\n')}\n`).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  };
  return (
    <>
      <button
        type="button"
        className={`${BUTTON} cursor-pointer`}
        onClick={() => void copy()}
        onBlur={() => setResult(null)}
      >
        {result === 'copied' ? t.copied : t.copy}
      </button>
      <span role="status" className={result === 'notCopied' ? 'text-quiet' : 'sr-only'}>
        {result && t[result]}
      </span>
    </>
  );
}
