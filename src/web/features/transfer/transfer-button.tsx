import { BUTTON } from '#web/ui/notice.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { withLaterWords } from '#web/words/with-words.ts';

const fetchDialog = async () => (await withLaterWords(import('./transfer-dialog.tsx'))).TransferDialog;

/** Opens the export and import of everything personal; their code and words are prefetched on hover. */
export function TransferButton({ label }: { readonly label: string }) {
  const { dialog, open, prefetch } = useLazyDialog(fetchDialog);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${BUTTON} cursor-pointer justify-center`}
        onPointerEnter={prefetch}
        onClick={open}
      >
        {label}
      </button>
      {dialog}
    </>
  );
}
