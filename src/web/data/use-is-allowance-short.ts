import { useSyncExternalStore } from 'react';
import { allFreshness, onFreshness } from './freshness.ts';

/** Details of `Cache-Status`, and error codes, that mean that few requests are left today. */
const SHORTAGE_CODES: ReadonlySet<string | null> = new Set(['allowance', 'limit', 'rate_limited']);

const isShort = () =>
  [...allFreshness()].some(
    ([, { detail, failure }]) => SHORTAGE_CODES.has(detail) || SHORTAGE_CODES.has(failure),
  );

/** Whether a response of this visit said that few requests are left today. */
export const useIsAllowanceShort = (): boolean => useSyncExternalStore(onFreshness, isShort);
