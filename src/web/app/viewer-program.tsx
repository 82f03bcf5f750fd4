import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ProgramContext } from '#web/clock/program-context.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';

/**
 * Provides the zone of the viewer's choice, and what the app's lists confirm. Another zone applies at once to every component
 * that uses it.
 */
export function ViewerProgram({ children }: { readonly children: ReactNode }) {
  const zone = useStore(zoneSetting);
  const { confirmed } = matchesOf(useQueryClient());
  const values = useMemo(() => ({ zone, confirmed }), [zone, confirmed]);
  return <ProgramContext value={values}>{children}</ProgramContext>;
}
