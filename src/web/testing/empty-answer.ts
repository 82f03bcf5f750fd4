import { answer, type FakeResponse } from './fake-server.ts';

/** Two teams that have met before; the tab of their meetings is not empty. */
const H2H = { home: { events: { overall: [] } }, away: { events: { overall: [] } }, h2h: [{}] };

/** Answers a request beside the match itself with nothing, in the shape of its operation. */
export function emptyAnswer(url: string): FakeResponse {
  if (url.includes('/h2h/')) return answer(H2H);
  return answer(/lineups|standings|last_next/.test(url) ? null : []);
}
