import { useStore } from '#web/state/store.ts';
import { type Freshness, freshness } from './freshness.ts';

/** Details of `Cache-Status`, and error codes, that mean that few requests are left today. */
const SHORTAGE_CODES: ReadonlySet<string | null> = new Set(['allowance', 'limit', 'rate_limited']);

const isShort = ({ detail, failure }: Freshness) => SHORTAGE_CODES.has(detail) || SHORTAGE_CODES.has(failure);

/** Whether a response of this visit said that few requests are left today. */
export const useIsAllowanceShort = (): boolean =>
  useStore(freshness, (all) => [...all.values()].some(isShort));
