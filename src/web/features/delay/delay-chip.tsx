import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly seconds: number;
  /** Seconds until the rest of the page is shown; null if all of it is. */
  readonly restIn: number | null;
  readonly onOpen: () => void;
  readonly onOff: () => void;
}

const PILL = 'pointer-events-auto floats rounded-lg border border-line bg-surface';

/** Says how far the app is behind, and turns that off: in the header, or on a phone above the navigation. */
export function DelayChip({ seconds, restIn, onOpen, onOff }: Props) {
  const { delay: t } = useWords<'delay'>();
  const buttons = (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t.change(seconds)}
        title={t.change(seconds)}
        onClick={onOpen}
        className="icon-button min-h-11 whitespace-nowrap px-2 font-medium text-live"
      >
        {t.behind(seconds)}
      </button>
      <button type="button" aria-label={t.off} title={t.off} onClick={onOff} className="icon-button size-11">
        <Icon name="close" size={18} />
      </button>
    </>
  );
  return (
    <div data-delay="" className="print:hidden">
      <div className="flex items-center max-md:hidden">{buttons}</div>
      <div className="pointer-events-none fixed inset-x-0 bottom-[var(--foot,0px)] z-10 grid justify-items-center gap-2 p-3 in-[:has([data-trouble])]:pb-16">
        {restIn !== null && (
          <p role="timer" className={`${PILL} px-4 py-2`}>
            {t.rest(restIn)}
          </p>
        )}
        <div className={`${PILL} flex items-center md:hidden`}>{buttons}</div>
      </div>
    </div>
  );
}
