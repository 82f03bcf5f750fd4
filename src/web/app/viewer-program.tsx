import { type ReactNode, useMemo } from 'react';
import { ProgramContext } from '#web/clock/program-context.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';

/** Pages provide what their answers confirm. */
const unconfirmed = () => null;

/** Provides the zone of the viewer's choice. Another choice applies at once to every component that uses it. */
export function ViewerProgram({ children }: { readonly children: ReactNode }) {
  const zone = useStore(zoneSetting);
  const values = useMemo(() => ({ zone, confirmed: unconfirmed }), [zone]);
  return <ProgramContext value={values}>{children}</ProgramContext>;
}
