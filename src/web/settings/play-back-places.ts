import { readSession, writeSession } from './session.ts';

const STORAGE_KEY = 'play-back';
/** Matches whose places are stored; the oldest are dropped. */
const MAX_PLACES = 50;

type Place = readonly [id: string, step: number];

const isPlace = (json: unknown): json is Place =>
  Array.isArray(json) && typeof json[0] === 'string' && Number.isInteger(json[1]) && Number(json[1]) >= 0;

function placesIn(json: unknown): readonly Place[] {
  return Array.isArray(json) ? json.filter(isPlace) : [];
}

/** Returns the step up to which a match has been played back in this tab; null if it has not been. */
export const placeOf = (id: string): number | null =>
  placesIn(readSession(STORAGE_KEY)).find(([one]) => one === id)?.[1] ?? null;

/** Stores the step up to which a match has been played back, from 0. */
export function storePlace(id: string, step: number): void {
  const others = placesIn(readSession(STORAGE_KEY)).filter(([one]) => one !== id);
  writeSession(STORAGE_KEY, [...others, [id, step]].slice(-MAX_PLACES));
}
