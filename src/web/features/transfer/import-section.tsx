import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { type Import, MAX_FILE_BYTES, type Refusal, readPersonal } from './personal-file.ts';

/** Why nothing was imported, and from what. */
export interface Refused {
  readonly reason: Refusal;
  readonly source: 'file' | 'link';
}

interface Props {
  readonly refused: Refused | null;
  readonly onRead: (result: Import | Refusal) => void;
}

/** Reads the whole file, unless it is too large. */
async function readFile(file: File): Promise<Import | Refusal> {
  if (file.size > MAX_FILE_BYTES) return 'large';
  const text = await file.text().catch(() => null);
  return text === null ? 'unreadable' : readPersonal(text);
}

/** Lets the viewer choose a file, and says why the last one was refused. */
export function ImportSection({ refused, onRead }: Props) {
  const { transfer: t } = useWords<'transfer'>();
  const reason = refused && t.refusals[refused.reason];
  const text = typeof reason === 'object' ? reason?.[refused?.source ?? 'file'] : reason;
  return (
    <section aria-label={t.import} className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{t.import}</h3>
      {text && <p role="alert">{text}</p>}
      <label
        className={`${BUTTON} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-live`}
      >
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void readFile(file).then(onRead);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {t.choose}
      </label>
    </section>
  );
}
