import { useLocation } from 'react-router';
import { useWide } from '#web/ui/use-wide.ts';
import { isBeside } from './beside.ts';

/** Whether the open match is in the split view; otherwise it is a page of its own. */
export function useIsBeside(): boolean {
  const { state } = useLocation();
  return useWide() && isBeside(state);
}
