import { useMemo } from 'react';
import { countriesIn } from '#contract/order/countries.ts';
import { countrySetting } from './country.ts';
import { useKept } from './kept.ts';
import { zoneSetting } from './zone.ts';

/** The viewer's countries, the first being the main one; none where neither choice nor zone tells. */
export function useCountries(): readonly string[] {
  useKept(zoneSetting);
  const text = useKept(countrySetting);
  return useMemo(() => [...new Set(countriesIn(text))], [text]);
}

/** Keeps these countries, each once and in this order; with none the zone's holds again. */
export function chooseCountries(codes: readonly string[]): void {
  countrySetting.choose([...new Set(codes)].join(' ') || null);
}
