import type { View } from '#web/wall/view.ts';
import { createMatchView } from '#web/wall/views/match/match.tsx';
import { chooseBest, tablesToWatch } from './choose-best.ts';

/** The match in play that is most worth watching, large. */
export const best: View = createMatchView({
  name: 'best',
  choose(subject) {
    const row = chooseBest(subject);
    return row && { id: row.record.id, record: row.record, row };
  },
  queries: tablesToWatch,
});
