import { useEffect, useRef, useState } from 'react';
import { type Change, changesBy, type ImportMode, ownPersonal } from '#web/settings/personal.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ChangeList } from './change-list.tsx';
import type { Import } from './personal-file.ts';

interface Props {
  readonly imported: Import;
  readonly onImport: (changes: readonly Change[]) => void;
  readonly onCancel: () => void;
}

const hasOwn = () => [...ownPersonal().values()].some((text) => text !== null);

/** Shows what an import changes, and asks whether and how to import. Nothing is stored before the answer. */
export function ImportQuestion({ imported, onImport, onCancel }: Props) {
  const { transfer: t } = useWords<'transfer'>();
  const [mode, setMode] = useState<ImportMode>(() => (hasOwn() ? 'add' : 'replace'));
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const changes = changesBy(imported.personal, mode);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {t.question}
        </h3>
        <Switch
          legend={t.question}
          options={[
            ['add', t.modes.add],
            ['replace', t.modes.replace],
          ]}
          value={mode}
          onChange={setMode}
        />
        <p className="text-quiet">{t.modeNotes[mode]}</p>
      </div>
      <section aria-label={t.changes} className="grid gap-3">
        <h3 className="font-semibold">{t.changes}</h3>
        {changes.length === 0 ? <p>{t.none}</p> : <ChangeList changes={changes} />}
        {imported.isPartial && <p>{t.partial}</p>}
      </section>
      <div className="flex flex-wrap gap-2">
        {changes.length > 0 && (
          <button type="button" className={`${BUTTON} cursor-pointer`} onClick={() => onImport(changes)}>
            {t.modes[mode]}
          </button>
        )}
        <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </div>
  );
}
