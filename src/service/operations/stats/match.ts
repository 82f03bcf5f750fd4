import { writeMatchStats } from '#service/answer/match-stats.ts';
import { onePage } from '#service/answer/paging.ts';
import { stateAt } from '#service/engine/state.ts';
import { requiredMatch } from '#service/operations/find-match.ts';
import type { Handler } from '#service/operations/request.ts';

/** stats?t=match&id=: both teams, home first; empty before kick-off or without coverage (our choice). */
export const statsMatch: Handler = (request) => {
  const { home, away, frame, coverage } = requiredMatch(request);
  const { stats, minute, extra, period } = stateAt(frame, request.now);
  if (!coverage.stats || period === null) return { data: [], paging: onePage(0) };
  const [first, second] = stats;
  const minutes = (minute ?? 0) + (extra ?? 0);
  const data = [
    writeMatchStats(home.id, first, second, minutes),
    writeMatchStats(away.id, second, first, minutes),
  ];
  return { data, paging: onePage(data.length) };
};
