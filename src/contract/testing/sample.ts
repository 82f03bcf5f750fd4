import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';

/** Kick-off of the samples: 2026-11-21 15:00 UTC, epoch seconds. */
export const KICK_OFF = 1_795_273_200;

interface MatchFields {
  readonly status?: number;
  readonly phase?: MatchRow['phase'];
  readonly status_name?: string;
  readonly status_period?: string | null;
  readonly minute?: readonly [minute: number, extra?: number] | null;
  readonly score?: readonly [home: number, away: number] | null;
  readonly kickOff?: number;
  readonly league?: Partial<MatchRow['league']>;
  readonly events?: readonly MatchEvent[];
}

function team(id: number, name: string): MatchRow['teams']['home'] {
  return {
    id: String(id),
    name,
    short_code: null,
    img: null,
    form: null,
    kit_colors: { main: '#c8102e', second: '#ffffff', number: '#ffffff' },
  };
}

/** Returns a match of a list, by default in play, 1st half, 0–0. Its teams' ids are 1000 and 2000 plus its number. */
export function sampleMatch(number: number, fields: MatchFields = {}): MatchRow {
  const { status = 1, phase = 'live', minute = [23], score = [0, 0], kickOff = KICK_OFF } = fields;
  const [home_score, away_score] = score ?? [null, null];
  const record = {
    id: String(number),
    status,
    status_name: fields.status_name ?? 'Inplay',
    status_period: fields.status_period === undefined ? '1st Half' : fields.status_period,
    season_id: '1',
    season_name: '26/27',
    stage_id: '1',
    stage_name: 'Regular Season',
    group_id: '1',
    group_name: 'Premier 26/27',
    round_id: '12',
    round_name: '12',
    aggregate_id: null,
    related_id: null,
    venue_id: null,
    leg: null,
    week: 12,
    info: null,
    winner_team_id: null,
    time: { timestamp: kickOff, minute: minute && { minute: minute[0], extra: minute[1] ?? null } },
    teams: { home: team(1000 + number, `Home ${number}`), away: team(2000 + number, `Away ${number}`) },
    league: {
      id: '10',
      name: 'Premier',
      type: null,
      country_id: '1',
      country_name: 'England',
      country_code: 'en',
      country_flag: null,
      ...fields.league,
    },
    scores: { home_score, away_score, ht_score: null, ft_score: null, et_score: null, ps_score: null },
    standings: { home_position: null, away_position: null },
    phase,
    ...(fields.events && { events: fields.events }),
  };
  return record as MatchRow;
}

/** Returns an event of the home side of sample match 1, by default a goal in the 20th minute. */
export function sampleEvent(fields: Partial<MatchEvent> = {}): MatchEvent {
  return {
    team_id: '1001',
    type: 'goal',
    period: '1st half',
    player_id: '7',
    player_name: 'Osei',
    related_player_id: null,
    related_player_name: null,
    minute: 20,
    extra_minute: null,
    timestamp: null,
    reason: null,
    injuried: null,
    own_goal: false,
    penalty: false,
    result: null,
    info: null,
    ...fields,
  };
}
