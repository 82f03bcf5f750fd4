import { useLocation } from 'react-router';
import { isSplitViewState } from './split-view.ts';
import { useWide } from './use-wide.ts';

/** Whether the open match is in the split view; otherwise it is a page of its own. */
export function useIsSplitView(): boolean {
  const { state } = useLocation();
  return useWide() && isSplitViewState(state);
}
