import { useEffect, useState } from 'react';
import type { WallProgram, WallView } from '#contract/wall-address.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import type { View } from '#web/wall/view.ts';
import { VIEWS } from './views.ts';

/** Time until code that could not be loaded is requested again, ms. */
const RETRY_MS = 30_000;

/** Returns the view of prices once its code has come; null unless it is wanted. Operators without odds do not serve it. */
function useOddsView(isWanted: boolean): View | null {
  const [view, setView] = useState<View | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    import('./odds/odds.tsx').then(
      ({ odds }) => isCurrent && setView(odds),
      () => {
        if (isCurrent) timer = setTimeout(() => setAttempt((last) => last + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, attempt]);
  return isWanted ? view : null;
}

/** Returns the views of a program in its order. */
export function useViews({
  views,
  odds,
}: Pick<WallProgram, 'views' | 'odds'>): readonly { readonly name: WallView; readonly view: View }[] {
  const hasOdds = useHasOdds();
  const oddsView = useOddsView(odds && hasOdds && views.includes('odds'));
  return views.flatMap((name) => {
    const view = name === 'odds' ? oddsView : VIEWS[name];
    return view ? [{ name, view }] : [];
  });
}
