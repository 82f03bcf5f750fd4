import type { Side } from '#contract/side-of.ts';
import type { TestApp } from '#service/testing/start-app.ts';

export interface WireEvent {
  readonly team_id: number;
  readonly type: string;
  readonly period: string;
  player_id: number | null;
  readonly related_player_id: number | null;
  readonly minute: string;
  readonly extra_minute: number | null;
  readonly own_goal: boolean;
  readonly penalty: boolean;
}

/** A match of a list, or of its own page. */
export interface MatchRecord {
  readonly id: number;
  readonly season_id: string;
  readonly league: { readonly id: number };
  readonly status: number;
  readonly scores: Record<'home_score' | 'away_score' | 'ht_score' | 'ft_score', string | null>;
  readonly teams: Readonly<Record<Side, { readonly id: number }>>;
  readonly coverage: { readonly has_lineups: number };
  readonly events: WireEvent[];
  readonly stats: readonly Record<string, number | string | null>[];
}

interface SheetRow {
  readonly player: { readonly id: string };
  number: string;
  readonly captain: number;
  readonly stats: Record<string, number>;
}

/** The squad of one side on the day. */
interface Sheet {
  readonly starters: readonly SheetRow[];
  readonly bench: readonly SheetRow[];
  readonly sidelined: number[];
}

/** Everything that the service says of a match, by its operations. */
export interface MatchAnswers {
  readonly row: MatchRecord;
  readonly info: MatchRecord;
  readonly sheets: Readonly<Record<Side, Sheet>>;
  readonly comments: { readonly goal: number }[];
}

/** Returns all answers about a match of a list. */
export async function readAnswers(get: TestApp['get'], row: MatchRecord): Promise<MatchAnswers> {
  const read = async (t: string, include = '') =>
    (await get(`fixtures/?t=${t}&id=${row.id}&include=${include}`)).body.data;
  const [starting, bench] = [await read('match_lineups', 'stats'), await read('match_bench', 'stats')];
  const sidelined = await read('match_sidelined');
  const sheetOf = (side: Side): Sheet => ({
    starters: starting[side].squad,
    bench: bench[side],
    sidelined: Object.values(sidelined[side].types).flatMap((rows) =>
      (rows as { player: { id: number } }[]).map(({ player }) => player.id),
    ),
  });
  return {
    row,
    info: await read('info', 'events,stats'),
    sheets: { home: sheetOf('home'), away: sheetOf('away') },
    comments: await read('match_comments'),
  };
}
