import { useEffect, useState } from 'react';
import { type Change, reverseChanges, storeChanges } from '#web/settings/personal.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ExportSection } from './export-section.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportQuestion } from './import-question.tsx';
import { ImportSection, type Refused } from './import-section.tsx';
import type { Import, Refusal } from './personal-file.ts';
import { readLink } from './personal-link.ts';

type Step =
  | { readonly kind: 'reading' }
  | { readonly kind: 'start'; readonly refused: Refused | null }
  | { readonly kind: 'question'; readonly imported: Import }
  | { readonly kind: 'done'; readonly changes: readonly Change[]; readonly isUndone: boolean };

interface Props {
  /** Data of a link that was opened; null for none. */
  readonly link?: string | null;
  readonly onClose: () => void;
}

function stepAfter(result: Import | Refusal, source: Refused['source']): Step {
  if (typeof result === 'string') return { kind: 'start', refused: { reason: result, source } };
  return { kind: 'question', imported: result };
}

/** Exports everything personal as a file or QR code, and imports it after a question. */
export function TransferDialog({ link = null, onClose }: Props) {
  const { transfer: t } = useWords<'transfer'>();
  const [step, setStep] = useState<Step>(
    link === null ? { kind: 'start', refused: null } : { kind: 'reading' },
  );
  useEffect(() => {
    let isOpen = true;
    if (link !== null) void readLink(link).then((result) => isOpen && setStep(stepAfter(result, 'link')));
    return () => {
      isOpen = false;
    };
  }, [link]);
  const store = (changes: readonly Change[], isUndone: boolean) => {
    storeChanges(changes);
    setStep({ kind: 'done', changes: reverseChanges(changes), isUndone });
  };
  return (
    <Dialog
      id="transfer"
      title={t.title}
      close={t.close}
      width="w-[min(30rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      {step.kind === 'reading' && <p role="status">{t.reading}</p>}
      {step.kind === 'start' && (
        <div className="grid gap-5">
          <p className="text-quiet">{t.note}</p>
          <ExportSection />
          <ImportSection refused={step.refused} onRead={(result) => setStep(stepAfter(result, 'file'))} />
        </div>
      )}
      {step.kind === 'question' && (
        <ImportQuestion
          imported={step.imported}
          onCancel={onClose}
          onImport={(changes) => store(changes, false)}
        />
      )}
      {step.kind === 'done' && (
        <ImportDone isUndone={step.isUndone} onUndo={() => store(step.changes, true)} onClose={onClose} />
      )}
    </Dialog>
  );
}
