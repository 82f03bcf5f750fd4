import { describe, expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

/**
 * Recorded JSON types of the match object, transcribed from the v2.2 wire's table in the field order of the
 * real service. A field that recordings only have as null, and that this service fills, has the type of the
 * vendor's description (id, string or null).
 */
const MATCH: readonly (readonly [path: string, types: string])[] = [
  ['id', 'number'],
  ['status', 'number'],
  ['status_name', 'string'],
  ['status_period', 'null string'],
  ['pitch', 'null'],
  ['referee_id', 'null string'],
  ['round_id', 'string'],
  ['round_name', 'string'],
  ['season_id', 'string'],
  ['season_name', 'string'],
  ['stage_id', 'string'],
  ['stage_name', 'string'],
  ['group_id', 'string'],
  ['group_name', 'string'],
  ['aggregate_id', 'null string'],
  ['winner_team_id', 'null string'],
  ['venue_id', 'null string'],
  ['leg', 'null string'],
  ['week', 'string'],
  ['deleted', 'string'],
  ['info', 'null string'],
  ['related_id', 'null string'],
  ['attendance', 'null string'],
  ['time', 'object'],
  ['time.datetime', 'string'],
  ['time.date', 'string'],
  ['time.time', 'string'],
  ['time.minute', 'null number string'],
  ['time.timestamp', 'number'],
  ['time.timezone', 'string'],
  ['teams', 'object'],
  ...(['home', 'away'] as const).flatMap((side) => [
    [`teams.${side}`, 'object'] as const,
    [`teams.${side}.id`, 'number'] as const,
    [`teams.${side}.name`, 'string'] as const,
    [`teams.${side}.short_code`, 'string'] as const,
    [`teams.${side}.img`, 'string'] as const,
    [`teams.${side}.form`, 'null string'] as const,
    [`teams.${side}.coach_id`, 'string'] as const,
    [`teams.${side}.kit_colors`, 'object'] as const,
    ...['main', 'second', 'number', 'gk_main', 'gk_second', 'gk_number'].map(
      (part) => [`teams.${side}.kit_colors.${side}_${part}_color`, 'string'] as const,
    ),
  ]),
  ['league', 'object'],
  ['league.id', 'number'],
  ['league.name', 'string'],
  ['league.type', 'string'],
  ['league.country_id', 'string'],
  ['league.country_name', 'string'],
  ['league.country_code', 'null string'],
  ['league.country_flag', 'null string'],
  ['scores', 'object'],
  ['scores.home_score', 'null string'],
  ['scores.away_score', 'null string'],
  ['scores.ht_score', 'null string'],
  ['scores.ft_score', 'null string'],
  ['scores.et_score', 'null string'],
  ['scores.ps_score', 'null string'],
  ['standings', 'object'],
  ['standings.home_position', 'number'],
  ['standings.away_position', 'number'],
  ['assistants', 'object'],
  ['assistants.first_assistant_id', 'null string'],
  ['assistants.second_assistant_id', 'null string'],
  ['assistants.fourth_assistant_id', 'null string'],
  ['coverage', 'object'],
  ['coverage.has_lineups', 'number'],
  ['coverage.has_tvs', 'number'],
  ['coverage.has_standings', 'number'],
  ['weather_report', 'null object'],
  ['weather_report.desc', 'string'],
  ['weather_report.temp', 'object'],
  ['weather_report.temp.celsius', 'number'],
  ['weather_report.temp.fahrenheit', 'number'],
  ['weather_report.wind', 'object'],
  ['weather_report.wind.kmph', 'null number'],
  ['weather_report.wind.miles', 'number'],
  ['weather_report.wind.direction', 'string'],
  ['weather_report.humidity_percent', 'number'],
  ['weather_report.pressure', 'number'],
];

const YESTERDAY = '2026-11-20';
const TODAY = '2026-11-21';
const SEASON = 26 * 1024 + 10;

interface Case {
  readonly operation: string;
  readonly path: string;
  /** Fields whose types differ from the table in this operation. */
  readonly differs: Readonly<Record<string, string>>;
  readonly relatedFirst: boolean;
}

const number = { winner_team_id: 'null number' };
const coachNumbers = { 'teams.home.coach_id': 'number', 'teams.away.coach_id': 'number' };

const CASES: readonly Case[] = [
  ...['live', 'today', 'tomorrow', 'yesterday', 'notstarted', 'ended'].map((t) => ({
    operation: `livescores ${t}`,
    path: `livescores/?t=${t}`,
    differs: {},
    relatedFirst: false,
  })),
  {
    operation: 'fixtures schedule',
    path: `fixtures/?t=schedule&d=${TODAY}`,
    differs: number,
    relatedFirst: false,
  },
  {
    operation: 'fixtures season',
    path: `fixtures/?t=season&season_id=${SEASON}`,
    differs: { 'time.minute': 'null number string' },
    relatedFirst: true,
  },
  {
    operation: 'fixtures round',
    path: `fixtures/?t=round&round_id=${SEASON * 128 + 12}`,
    differs: {},
    relatedFirst: true,
  },
  {
    operation: 'fixtures last_next',
    path: 'fixtures/?t=last_next&team_id=1001',
    differs: { status: 'string' },
    relatedFirst: true,
  },
  { operation: 'fixtures sort', path: 'fixtures/?t=sort&ids=IDS', differs: {}, relatedFirst: true },
  {
    operation: 'fixtures info',
    path: 'fixtures/?t=info&id=ID',
    differs: { ...number, ...coachNumbers },
    relatedFirst: true,
  },
];

const { get } = startApp();

/** Returns the matches of a case: one by one for `info`, all three lists for `last_next`. */
async function matchesOf({ path }: Case): Promise<object[]> {
  const ids: number[] = [];
  for (const day of [YESTERDAY, TODAY]) {
    const { body } = await get(`fixtures/?t=schedule&d=${day}&page=2`);
    ids.push(...body.data.slice(0, 40).map((match: { id: number }) => match.id));
  }
  if (path.includes('=IDS')) return (await get(path.replace('IDS', ids.join(',')))).body.data;
  if (path.includes('=ID')) {
    const answers = await Promise.all(ids.map((id) => get(path.replace('ID', String(id)))));
    return answers.map(({ body }) => body.data);
  }
  const { data } = (await get(path)).body;
  return Array.isArray(data) ? data : [...data.next, ...data.current, ...data.last];
}

describe.each(CASES)('$operation', (each) => {
  test('writes every field in a recorded JSON type', async () => {
    const matches = await matchesOf(each);
    expect(matches.length).toBeGreaterThan(0);
    const types = typesOver(matches);
    const recorded = new Map([...MATCH, ...Object.entries(each.differs)]);
    for (const [path, fieldTypes] of Object.entries(types)) {
      const allowed = recorded.get(path)?.split(' ') ?? [];
      expect(
        fieldTypes.split(' ').filter((type) => !allowed.includes(type)),
        path,
      ).toEqual([]);
    }
    for (const path of recorded.keys()) {
      if (!path.startsWith('weather_report.')) expect(types, path).toHaveProperty([path]);
    }
  });

  test('writes the fields in the recorded order', async () => {
    const [match] = await matchesOf(each);
    const order = MATCH.map(([path]) => path).filter((path) => !path.includes('.'));
    const info = order.indexOf('info');
    if (each.relatedFirst) order.splice(info, 2, 'related_id', 'info');
    expect(Object.keys(match ?? {})).toEqual(order);
  });
});
