/** Fields of a match that the bench changes; all others are kept as they are. */
interface Match {
  id: string;
  phase: string;
  status: number;
  league: { id: string; name: string };
  time: { minute: { minute: number; extra: number | null } | null };
  scores: { home_score: number | null; away_score: number | null };
  teams: { home: { name: string }; away: { name: string } };
  events?: unknown;
}

export interface List {
  data: Match[];
  meta: object;
}

/** Matches per competition. */
const GROUP = 25;

/**
 * Returns a day of `count` live matches, copied from real ones with new ids. Fields are as long as in a real answer, and
 * equal in every run.
 */
export function fakeDay(sample: List, count: number): List {
  const live = sample.data.filter(({ phase }) => phase === 'live');
  const data = Array.from({ length: count }, (_, at) => {
    const match = structuredClone(live[at % live.length] as Match);
    const group = Math.floor(at / GROUP);
    return {
      ...match,
      time: { ...match.time, minute: { minute: 5 + (at % 30), extra: null } },
      id: String(900_000_000 + at),
      league: { ...match.league, id: String(800_000 + group), name: `${match.league.name} ${group}` },
    };
  });
  return { data, meta: sample.meta };
}

/** What changes in matches between polls. */
export type Change = 'minutes' | 'goals';

/** Changes `count` matches, different ones at each poll, the same ones in each run. */
export function change({ data }: List, kind: Change, poll: number, count: number): void {
  for (let i = 0; i < count; i += 1) {
    const match = data[(poll * 37 + i * Math.floor(data.length / count)) % data.length] as Match;
    if (kind === 'goals') match.scores.home_score = (match.scores.home_score ?? 0) + 1;
    else match.time.minute = { minute: (match.time.minute?.minute ?? 0) + 1, extra: null };
  }
}
