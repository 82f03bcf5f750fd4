import { type ReactNode, useMemo } from 'react';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { RowCellsContext } from '#web/features/match-row/row-cells.tsx';
import { extrasSetting } from '#web/settings/extras.ts';
import { useStore } from '#web/state/store.ts';
import { withWords } from '#web/words/with-words.ts';
import type { RowExtrasProps } from './row-extras.tsx';

const loadExtras = () => withWords(import('./row-extras.tsx')).then((module) => module.createRowExtras);

/** Gives the rows inside the extras that the viewer has chosen. Their code loads after the first view. */
export function RowExtrasProvider({ children, ...list }: RowExtrasProps & { readonly children: ReactNode }) {
  const hasExtras = useStore(extrasSetting) !== '' || list.hasChannels === true;
  const createExtras = useAfterFirstView(hasExtras ? loadExtras : null);
  const extras = useMemo(
    () => (hasExtras && createExtras ? createExtras() : null),
    [hasExtras, createExtras],
  );
  return (
    <RowCellsContext value={extras?.Cells ?? null}>
      {children}
      {extras && <extras.Requests {...list} />}
    </RowCellsContext>
  );
}
