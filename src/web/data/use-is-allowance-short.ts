import { useStore } from '#web/state/store.ts';
import { type Freshness, freshness } from './freshness.ts';

/** Details of `Cache-Status`, and error codes, that mean that few requests are left. */
const SHORTAGE = /^(allowance|limit|rate_limited)\b/;

const isShort = ({ detail, failure }: Freshness) =>
  SHORTAGE.test(detail ?? '') || SHORTAGE.test(failure ?? '');

/** Whether a response of this visit said that few requests are left. */
export const useIsAllowanceShort = (): boolean =>
  useStore(freshness, (all) => [...all.values()].some(isShort));
