import { recordsIn } from './match-states.ts';
import { dataOf, type Version } from './version.ts';

/** A round in which a match is in play. */
export interface PlayedRound {
  readonly leagueId: string;
  readonly seasonId: string;
  /** Null: the match names none. */
  readonly roundId: string | null;
}

/** Answers whose records name the current season or round. Lists of all competitions would be fetched too often. */
const CURRENT = /^(?:leagues\?t=(?:info|sort)|seasons\?t=info)&/;

interface LiveMatch {
  readonly phase?: unknown;
  readonly season_id?: unknown;
  readonly round_id?: unknown;
  readonly league?: { readonly id?: unknown } | null;
}

function playedRound(match: LiveMatch | null): PlayedRound | null {
  const { phase, season_id: seasonId, round_id, league } = match ?? {};
  if (phase !== 'live' || typeof seasonId !== 'string' || typeof league?.id !== 'string') return null;
  return { leagueId: league.id, seasonId, roundId: typeof round_id === 'string' ? round_id : null };
}

/** Returns a function that returns the rounds of a live list that the list before it did not have. */
export function createRoundWatch(): (data: unknown) => readonly PlayedRound[] {
  let previousRounds: ReadonlyMap<string, PlayedRound> = new Map();
  return (data) => {
    const matches = recordsIn(data) as readonly (LiveMatch | null)[];
    const rounds = matches.map(playedRound).filter((round) => round !== null);
    const before = previousRounds;
    previousRounds = new Map(rounds.map((round) => [Object.values(round).join(), round]));
    return [...previousRounds].flatMap(([name, round]) => (before.has(name) ? [] : [round]));
  };
}

interface CurrentRecord {
  readonly id?: unknown;
  readonly id_current_season?: unknown;
  readonly id_current_round?: unknown;
  readonly current_round_id?: unknown;
}

function isContradicted(record: CurrentRecord | null, { leagueId, seasonId, roundId }: PlayedRound): boolean {
  if (!record) return false;
  const isSame = (id: unknown) => roundId === null || id === roundId;
  if (!('id_current_season' in record)) return record.id === seasonId && !isSame(record.current_round_id);
  const isUpToDate = record.id_current_season === seasonId && isSame(record.id_current_round);
  return record.id === leagueId && !isUpToDate;
}

/** Whether an answer of the catalogue names another current season or round than those in which matches are in play. */
export function isOutdated(key: string, version: Version, rounds: readonly PlayedRound[]): boolean {
  if (!CURRENT.test(key)) return false;
  const data = dataOf<unknown>(version);
  const records = (Array.isArray(data) ? data : [data]) as readonly (CurrentRecord | null)[];
  return records.some((record) => rounds.some((round) => isContradicted(record, round)));
}
