import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Rewinds the page to an earlier minute, at the end of the page. */
export function RewindButton({ onRewind }: { onRewind: () => void }) {
  const { rewindButton: t } = useWords<'rewind-button'>();
  return (
    <p className="flex justify-center py-2 print:hidden">
      <button type="button" title={t.title} onClick={onRewind} className={`${BUTTON} cursor-pointer`}>
        {t.name}
      </button>
    </p>
  );
}
