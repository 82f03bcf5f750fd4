import { CopyButton, NARROW_BUTTON } from '#web/ui/copy-button.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly label: string;
  /** The text to copy. */
  readonly text: string;
  /** Lines of the field. */
  readonly rows: number;
  /** Address of the page that can be opened. */
  readonly url: string;
}

/** A text of some lines to copy, by a button or by hand, and a link to what it shows. */
export function CopyField({ label, text, rows, url }: Props) {
  const { builder: t } = useWords<'builders'>();
  return (
    <div className="grid gap-2">
      <textarea
        readOnly
        dir="ltr"
        spellCheck={false}
        aria-label={label}
        rows={rows}
        value={text}
        onFocus={({ target }) => target.select()}
        className="w-full min-w-0 rounded-lg border border-line bg-surface px-3 py-2 text-[1rem] text-ink"
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={t.copy} copiedLabel={t.copied} />
        <a href={url} target="_blank" rel="noopener" className={NARROW_BUTTON}>
          {t.open}
        </a>
      </div>
    </div>
  );
}
