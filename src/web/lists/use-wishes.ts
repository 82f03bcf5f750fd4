import { useMemo } from 'react';
import type { ListPreferences } from '#web/matches/order.ts';
import { useCountry } from '#web/settings/country.ts';
import { type Favourite, favourites } from '#web/settings/favourites.ts';
import { pins } from '#web/settings/pins.ts';
import { useStore } from '#web/state/store.ts';

const idsOf = (all: readonly Favourite[], kind: Favourite['kind']) =>
  new Set(all.filter((one) => one.kind === kind).map(({ id }) => id));

/** Returns the viewer's pins, favourites and country for sorting; the same object while nothing changes. */
export function useWishes(): ListPreferences {
  const followed = useStore(favourites);
  const pinned = useStore(pins);
  const country = useCountry();
  return useMemo(
    () => ({
      pins: pinned,
      teams: idsOf(followed, 'team'),
      competitions: idsOf(followed, 'competition'),
      matches: idsOf(followed, 'match'),
      country,
    }),
    [followed, pinned, country],
  );
}
