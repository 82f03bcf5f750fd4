import { useEffect, useEffectEvent, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { filtering } from '#web/data/answer-filter.ts';
import { seenUntil } from '#web/settings/seen-until.ts';
import { addMatchShields } from '#web/settings/shields.ts';

/**
 * Hides matches and returns the ids of those that the viewer has not revealed before; null until no answer has their
 * scores any more.
 *
 * @param matches null while loading
 */
export function useQueue(matches: readonly MatchRow[] | null): readonly string[] | null {
  const [isCovered, setCovered] = useState(false);
  const [queue, setQueue] = useState<readonly string[] | null>(null);
  const isLoaded = matches !== null;
  const cover = useEffectEvent(async () => {
    addMatchShields((matches ?? []).filter((match) => !isShielded(match)));
    seenUntil.set(worldClock.now());
    await filtering.filter;
    setCovered(true);
  });
  useEffect(() => {
    if (isLoaded) void cover();
  }, [isLoaded]);
  if (isCovered && queue === null && matches) setQueue(matches.filter(isShielded).map(({ id }) => id));
  return queue;
}
