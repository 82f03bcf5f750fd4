import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question before a wall is taken off the list, since that ends its remotes. */
export function Removal({ onConfirm, onCancel }: Props) {
  const { statusWalls: t } = useWords<'status-walls'>();
  return (
    <div className="grid gap-1.5">
      <p>{t.removeQuestion}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onConfirm}>
          {t.removeNow}
        </button>
        <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </div>
  );
}
