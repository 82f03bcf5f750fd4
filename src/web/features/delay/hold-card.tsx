import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Seconds until the page is shown. */
  readonly seconds: number;
  /** The delay, seconds. */
  readonly delay: number;
  readonly onOff: () => void;
}

/** Counts down where the page has nothing to show, because all that there is is not old enough yet. */
export function HoldCard({ seconds, delay, onOff }: Props) {
  const { delay: t } = useWords<'delay'>();
  return (
    <section
      data-delay=""
      className="card mx-auto mb-2 grid max-w-md justify-items-center gap-3 p-4 text-center print:hidden"
    >
      <p role="status" className="font-medium">
        {t.starts}
      </p>
      <p role="timer" className="font-bold font-stretch-78% text-[2.5rem]/12 text-live">
        {`${seconds} s`}
      </p>
      <p className="text-quiet">{t.startsNote(delay)}</p>
      <button type="button" className={`${BUTTON} cursor-pointer justify-center`} onClick={onOff}>
        {t.off}
      </button>
    </section>
  );
}
