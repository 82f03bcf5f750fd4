import { useMemo } from 'react';
import { countriesIn } from '#contract/order/countries.ts';
import { useStore } from '#web/state/store.ts';
import { countrySetting } from './country.ts';
import { zoneSetting } from './zone.ts';

/** Returns the viewer's countries, the main one first; empty if neither choice nor zone has any. */
export function useCountries(): readonly string[] {
  useStore(zoneSetting);
  const text = useStore(countrySetting);
  return useMemo(() => [...new Set(countriesIn(text))], [text]);
}

/** Stores these countries, each once and in this order; an empty list returns to the zone's country. */
export function chooseCountries(codes: readonly string[]): void {
  countrySetting.choose([...new Set(codes)].join(' ') || null);
}
