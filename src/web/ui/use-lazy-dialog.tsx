import { type ComponentType, useState } from 'react';

/**
 * Returns a dialog whose code loads when it is opened, or before, when the pointer is on its button. Without a connection
 * the code may not load: then the dialog stays closed.
 *
 * @param fetch loads the dialog's component
 * @param props its other props
 */
export function useLazyDialog<P extends object>(
  fetch: () => Promise<ComponentType<P & { onClose: () => void }>>,
  props = {} as P,
) {
  const [Dialog, setDialog] = useState<ComponentType<P & { onClose: () => void }> | null>(null);
  const ignoreFailure = () => {};
  return {
    dialog: Dialog && <Dialog {...props} onClose={() => setDialog(null)} />,
    open: () => void fetch().then((Loaded) => setDialog(() => Loaded), ignoreFailure),
    prefetch: () => void fetch().catch(ignoreFailure),
  };
}
