import { COMPARISON_PARAMETERS, type ComparedIds, type ComparedKind } from '#contract/comparison.ts';
import type { Address } from './addresses.ts';

/** Returns the address of a comparison: `/compare?teams=1,2`. A side that is not chosen is empty. */
export function compareAddress(kind: ComparedKind, [first, second]: ComparedIds = [null, null]): Address {
  const ids = [first ?? '', ...(second === null ? [] : [second])].join(',');
  return kind === 'team' && ids === '' ? '/compare' : `/compare?${COMPARISON_PARAMETERS[kind]}=${ids}`;
}
