import { BUTTON } from '#web/ui/notice.tsx';
import { useStatusWallsWords } from '#web/words/status-walls.ts';

interface Props {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question before a wall is taken off the list, since that ends its remotes. */
export function Removal({ onConfirm, onCancel }: Props) {
  const { statusWalls: t } = useStatusWallsWords();
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
