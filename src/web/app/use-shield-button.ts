import { useEffect } from 'react';
import { shieldState, shieldsJson } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';

/** Loads the button that reveals shielded matches for all rows, as soon as there is a spoiler shield. */
export function useShieldButton(): void {
  const hasShields = useStore(shieldsJson, (json) => json !== null);
  useEffect(() => {
    if (!hasShields) return;
    import('#web/features/match-row/shield-button.tsx').then(
      ({ ShieldButton }) => shieldState.set({ ...shieldState.get(), Button: ShieldButton }),
      () => {},
    );
  }, [hasShields]);
}
