import { bellKey } from '#news/alerts/bells.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { withLaterWords } from '#web/words/load-later.ts';
import type { BellProps } from './bell-props.ts';

/** Outline of a bell with its clapper, in a square of 16 units. */
export const BELL =
  'M8 1.6a4.2 4.2 0 0 0-4.2 4.2v3L2.4 11.4h11.2l-1.4-2.6v-3A4.2 4.2 0 0 0 8 1.6zM6.6 13.4a1.6 1.6 0 0 0 2.8 0';

const fetchDialog = async () => (await withLaterWords(import('./bell-dialog.tsx'))).BellDialog;

/** Returns whether alerts are on, and the dialog that turns them on, off and changes them. */
export function useBell({ subject, id, name }: BellProps) {
  const key = bellKey(subject, id);
  const isOn = useStore(alertSettings, ({ bells }) => key in bells);
  return { isOn, ...useLazyDialog(fetchDialog, { subject, id, name }) };
}
