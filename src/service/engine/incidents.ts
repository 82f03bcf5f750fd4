import { assignPlayers } from '#service/engine/story/assign-players.ts';
import { beforeTheEnd } from '#service/engine/story/before-the-end.ts';
import { disruptionOf } from './disruption.ts';
import type { MatchFrame, Side } from './match-frame.ts';
import { compareMoments } from './play-moment.ts';
import { cardsAndChanges } from './story/cards-and-changes.ts';
import type { Draft } from './story/draft.ts';
import { createPlot } from './story/plot.ts';

/** An incident that may keep a player from the next match, after all corrections: a card, or an injury. */
export interface Incident {
  readonly slot: number;
  readonly kind: 'yellowcard' | 'yellowredcard' | 'redcard' | 'injury';
  readonly reason: string | null;
}

function incidentOf(draft: Draft): Incident | null {
  const { kind = draft.kind, reason = draft.reason } = draft.amendments.at(-1)?.patch ?? {};
  if (kind === 'yellowcard' || kind === 'yellowredcard' || kind === 'redcard')
    return draft.slot === null ? null : { slot: draft.slot, kind, reason };
  if (kind !== 'substitution' || reason === null || draft.relatedSlot === null) return null;
  return { slot: draft.relatedSlot, kind: 'injury', reason };
}

/**
 * Returns the incidents of one side of a played match, oldest first. They equal those of its story at a fraction of
 * the cost, since a season of line-ups is computed from them.
 */
export function incidentsOf(frame: MatchFrame, side: Side): readonly Incident[] {
  const { drafts } = assignPlayers(cardsAndChanges(createPlot(frame), [side]).sort(compareMoments));
  return beforeTheEnd(drafts, disruptionOf(frame)).flatMap((draft) => incidentOf(draft) ?? []);
}
