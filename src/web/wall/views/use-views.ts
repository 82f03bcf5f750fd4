import { useEffect } from 'react';
import type { WallProgram, WallView } from '#contract/wall-address.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';
import type { View } from '#web/wall/view.ts';
import { loadedViews, loadViews, viewsOf } from './views.ts';

/** Time until code that could not be loaded is requested again, ms. */
const RETRY_MS = 30_000;

/** Returns the views of a program in its order, those left out whose code has not come yet. */
export function useViews(
  program: Pick<WallProgram, 'views' | 'odds'>,
): readonly { readonly name: WallView; readonly view: View }[] {
  useHasOdds();
  const views = useStore(loadedViews);
  const names = viewsOf(program);
  const missingNames = names.filter((name) => !views[name]).join(' ');
  useEffect(() => {
    if (missingNames === '') return;
    const load = () => void loadViews(missingNames.split(' ') as WallView[]);
    load();
    const timer = setInterval(load, RETRY_MS);
    return () => clearInterval(timer);
  }, [missingNames]);
  return names.flatMap((name) => {
    const view = views[name];
    return view ? [{ name, view }] : [];
  });
}
