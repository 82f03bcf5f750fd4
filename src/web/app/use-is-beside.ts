import { useLocation } from 'react-router';
import { useWide } from '#web/ui/use-wide.ts';
import { isBeside } from './beside.ts';

/** Whether the match that is open stands beside the list; else it is a page of its own. */
export function useIsBeside(): boolean {
  const { state } = useLocation();
  return useWide() && isBeside(state);
}
