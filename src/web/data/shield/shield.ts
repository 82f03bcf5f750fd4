import { hashKey, type Query, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { worldClock } from '#web/clock/world-clock.ts';
import { filtering } from '#web/data/answer-filter.ts';
import { type Answer, fetchAnswer, isCompleteAnswer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { staleTimeFromHeaders } from '#web/data/poll.ts';
import { share } from '#web/data/share.ts';
import { reveals } from '#web/settings/reveals.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { hasShields, holds, shields } from '#web/settings/shields.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { type Cover, coverAt } from './cover.ts';
import { createKnowledge, learn } from './knowledge.ts';
import { filterAnswer, ruleOf } from './rules.ts';

/** Keys of the queries of a match, of a team's matches and of a UTC day, whose modules other pages load. */
const matchKey = (id: string): OperationKey => ['fixtures', { t: 'info', id, include: 'events,stats' }];
const teamMatchesKey = (team_id: string): OperationKey => ['fixtures', { t: 'last_next', team_id }];
const dayKey = (d: string): OperationKey => ['fixtures', { t: 'schedule', d }];

/** A request for what a filter must know is repeated after this time, ms. */
const RETRY_MS = 60_000;

const rawAnswers = new Map<string, unknown>();
filtering.rawAnswers = rawAnswers;

let knowledge = createKnowledge();
/** Times of requests for what filters must know, by `performance.now()`. */
const requestedAt = new Map<string, number>();
/** What the queries were filtered by, as a text to compare. */
let filteredBy = '';
let isFiltering = false;
const startedClients = new WeakSet<QueryClient>();

function currentCover(): Cover {
  const revealTimes = new Map(reveals.get().map(({ key, at }) => [key, at]));
  return coverAt(shields.get(), revealTimes, worldClock.now(), knowledge, zoneSetting.get());
}

/** Returns what decides how answers are filtered, as far as it changes without the viewer. */
function stateOf({ hiddenIds, unknownTeams, unknownDays }: Cover): string {
  const { matches, leagues, current, seasons, teams, days } = knowledge;
  const sizes = [matches, leagues, current, seasons, teams, days].map(({ size }) => size);
  return [...sizes, ...hiddenIds, ...unknownTeams, ...unknownDays].join();
}

const isAnswer = <A>(data: A): data is A & Answer<unknown> =>
  typeof data === 'object' && data !== null && 'data' in data;

const keyOf = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey as unknown as OperationKey;

/** Filters the data of a query again, from the answer as it came. */
function filterQuery(query: Query, cover: Cover): void {
  const { data: before } = query.state;
  if (!isAnswer(before)) return;
  const raw = (rawAnswers.get(query.queryHash) ?? before) as Answer<unknown>;
  if (hasShields()) rawAnswers.set(query.queryHash, raw);
  const data = share(before, filterAnswer(keyOf(query), raw, cover));
  if (data === before) return;
  isFiltering = true;
  query.setState({ data });
  isFiltering = false;
}

/** Filters all queries again. */
function filterQueries(client: QueryClient): void {
  const cover = currentCover();
  filteredBy = stateOf(cover);
  for (const query of client.getQueryCache().getAll()) filterQuery(query, cover);
}

function filterChanged(client: QueryClient): void {
  if (stateOf(currentCover()) !== filteredBy) filterQueries(client);
}

/** Requests what the filter of an operation must know: a match, or the matches of teams and of days. */
async function request(client: QueryClient, key: OperationKey): Promise<void> {
  const { match, team, hasTeams, isOfSeason } = ruleOf(key);
  const matchId = match?.(key[1]);
  const teamId = team?.(key[1]);
  const matches = matchId && !knowledge.matches.has(matchId) ? [requestOnce(client, matchKey(matchId))] : [];
  if (hasTeams) await Promise.all(matches);
  const teamIds = new Set([
    ...(teamId ? [teamId] : []),
    ...((hasTeams && knowledge.matches.get(matchId ?? '')?.teams) || []),
    ...(isOfSeason ? currentCover().unknownTeams : []),
  ]);
  const teams = [...teamIds].flatMap((id) =>
    id === null || knowledge.teams.has(id) ? [] : [requestOnce(client, teamMatchesKey(id))],
  );
  const days = isOfSeason ? currentCover().unknownDays.map((d) => requestOnce(client, dayKey(d))) : [];
  await Promise.all([...matches, ...teams, ...days]);
}

async function requestOnce(client: QueryClient, queryKey: OperationKey): Promise<void> {
  const hash = hashKey(queryKey);
  const now = performance.now();
  const isRecent = now - (requestedAt.get(hash) ?? Number.NEGATIVE_INFINITY) < RETRY_MS;
  if (!isRecent) requestedAt.set(hash, now);
  const response = isRecent
    ? client.getQueryCache().get(hash)?.promise
    : client.fetchQuery({
        queryKey,
        queryFn: (context) => fetchAnswer(context),
        staleTime: staleTimeFromHeaders,
      });
  await response?.catch(() => {});
}

/**
 * Returns an answer as the viewer may see it. What its filter must know besides is requested first, so that nothing is
 * hidden and shown a moment later.
 */
export async function shieldAnswer<A>({ client, queryKey }: QueryFunctionContext, answer: A): Promise<A> {
  if (!isAnswer(answer)) return answer;
  start(client);
  const key = queryKey as unknown as OperationKey;
  rawAnswers.set(hashKey(key), answer);
  learn(knowledge, key, answer.data, isCompleteAnswer(answer));
  filterChanged(client);
  await request(client, key);
  return filterAnswer(key, answer, currentCover()) as A;
}

/** Filters all queries after the viewer, or another tab, has changed the shields. */
export function applyShields(client: QueryClient): void {
  start(client);
  if (removeEnded()) return;
  for (const query of client.getQueryCache().getAll()) {
    const answer = rawAnswers.get(query.queryHash) ?? query.state.data;
    if (isAnswer(answer)) learn(knowledge, keyOf(query), answer.data, isCompleteAnswer(answer));
  }
  filterQueries(client);
  if (hasShields()) {
    for (const query of client.getQueryCache().getAll())
      if (isAnswer(query.state.data)) void request(client, keyOf(query));
  } else {
    for (const { queryHash } of client.getQueryCache().getAll()) rawAnswers.delete(queryHash);
    knowledge = createKnowledge();
    requestedAt.clear();
  }
  raiseVersion();
}

function raiseVersion(): void {
  shieldVersion.set(shieldVersion.get() + 1);
}

/** Removes shields that have ended, and text that is none, and returns whether there were any. */
function removeEnded(): boolean {
  const list = shields.get();
  const active = list.filter((shield) => holds(shield, worldClock.now()));
  const isEnd = hasShields() && (active.length < list.length || active.length === 0);
  if (isEnd) shields.set(active);
  return isEnd;
}

/** Follows reveals and the clock: shields end, and matches kick off. */
function start(client: QueryClient): void {
  if (startedClients.has(client)) return;
  startedClients.add(client);
  reveals.subscribe(() => {
    filterQueries(client);
    raiseVersion();
  });
  worldClock.subscribe(() => {
    if (hasShields() && !removeEnded()) filterChanged(client);
  });
  // A request that is cancelled gives its query the data back that it had before, filtered or not.
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') rawAnswers.delete(event.query.queryHash);
    if (event.type !== 'updated' || event.action.type !== 'setState' || isFiltering) return;
    if (hasShields()) filterQuery(event.query, currentCover());
    else if (event.query.state.data !== undefined)
      void client.resetQueries({ queryKey: event.query.queryKey, exact: true });
  });
}
