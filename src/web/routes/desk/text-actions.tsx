import { useState } from 'react';
import type { DeskFormat } from '#contract/desk/desk-variables.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useWords } from '#web/words/use-words.ts';

const FILES: Readonly<Record<DeskFormat, readonly [type: string, ending: string]>> = {
  text: ['text/plain', 'txt'],
  html: ['text/html', 'html'],
  markdown: ['text/markdown', 'md'],
};

const BUTTON = 'tap-target cursor-pointer rounded-md border border-edge px-3 font-medium hover:bg-raised';

interface Props {
  /** Null while it has not come, or there is nothing: the buttons keep their place. */
  readonly text: string | null;
  readonly format: DeskFormat;
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Called when the text has left the page. */
  readonly onCopy: () => void;
}

/** Copies, saves or prints the text. */
export function TextActions({ text, format, name, onCopy }: Props) {
  const { desk: t } = useWords<'desk'>();
  const [outcome, setOutcome] = useState<readonly [text: string, word: 'copied' | 'notCopied'] | null>(null);
  // Another text has not been copied.
  const word = outcome && outcome[0] === text ? outcome[1] : null;
  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied);
      setOutcome([copied, 'copied']);
      onCopy();
    } catch {
      setOutcome([copied, 'notCopied']);
    }
  };
  const [type, ending] = FILES[format];
  const save = (saved: string) => {
    saveFile(`${name}.${ending}`, type, saved);
    onCopy();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* Browsers offer the clipboard on secure pages only. */}
      {navigator.clipboard && (
        <button
          type="button"
          disabled={text === null}
          onClick={() => text !== null && void copy(text)}
          className="tap-target min-w-24 cursor-pointer rounded-md bg-ink px-4 font-semibold text-ground"
        >
          {word === 'copied' ? t.copied : t.copy}
        </button>
      )}
      <button
        type="button"
        disabled={text === null}
        className={BUTTON}
        onClick={() => text !== null && save(text)}
      >
        {t.download}
      </button>
      <button type="button" disabled={text === null} className={BUTTON} onClick={() => print()}>
        {t.print}
      </button>
      <span role="status" className={word === 'notCopied' ? 'text-quiet' : 'sr-only'}>
        {word && t[word]}
      </span>
    </div>
  );
}
