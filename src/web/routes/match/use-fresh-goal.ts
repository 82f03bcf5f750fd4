import { hashKey } from '@tanstack/react-query';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import type { Sighting } from '#news/changes-of.ts';
import { useAfterFirstView } from '#web/clock/use-after-first-view.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';

/** Time for which a goal is fresh, ms of real time. */
const FRESH_MS = 60_000;

/** The first answer has no news, so what finds it loads while the second one is on its way. */
const loadNews = () => import('#news/changes-of.ts');

interface FreshGoal {
  readonly sighting: Sighting;
  readonly side: Side | null;
  /** World time, epoch ms. */
  readonly at: number;
}

/** Returns the side that has scored within the last minute while the page was receiving data. */
export function useFreshGoal(match: Match, queryKey: OperationKey): Side | null {
  const news = useAfterFirstView(loadNews);
  const { asOf, gap } = freshnessOf(hashKey(queryKey));
  const matches = () => new Map([[match.id, { record: match, asOf: asOf ?? 0 }]]);
  const [goal] = useAccumulator<FreshGoal>(
    (last) => {
      if (!news || last.sighting.matches.get(match.id)?.record === match) return last;
      const rate = worldClock.rate();
      const { sighting, changes } = news.changesOf(last.sighting, matches(), { rate, gap });
      const change = changes.findLast(
        ({ kind, isNews }) => isNews && (kind === 'goal' || kind === 'ruled-out'),
      );
      if (!change) return { ...last, sighting };
      return { sighting, side: change.kind === 'goal' ? change.side : null, at: worldClock.now() ?? 0 };
    },
    () => ({ sighting: { matches: matches(), memories: new Map() }, side: null, at: 0 }),
  );
  return useClock((time) =>
    goal.side !== null && time !== null && time - goal.at < FRESH_MS * worldClock.rate() ? goal.side : null,
  );
}
