import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** As it is copied. */
  readonly text: string;
  /** As it is printed, whatever the format. */
  readonly plain: string;
}

/** Lines stay as they are. */
const LINES = { whiteSpace: 'pre-wrap' } as const;
/** On a sheet. */
const COLUMNS = { ...LINES, columns: 2 };

/** The text, exactly as it is copied; on paper without the signs of a format, in two columns. */
export function DeskText({ text, plain }: Props) {
  const { desk: t } = useWords<'desk'>();
  return (
    <>
      <section aria-label={t.preview} className="card dims-when-old px-4 py-3.5 print:hidden">
        <pre style={LINES} className="wrap-anywhere text-[0.8125rem] leading-5">
          {text}
        </pre>
      </section>
      <pre style={COLUMNS} className="hidden text-[0.8125rem] leading-5 print:block">
        {plain}
      </pre>
    </>
  );
}
