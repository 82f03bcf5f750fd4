import type { WireEvent, WireMatch } from './data-service.ts';

const SIDES = ['home', 'away'] as const;
type Side = (typeof SIDES)[number];

/** Whether an event has a line in the timeline: shots and corners only draw the momentum curve. */
const isInTimeline = ({ type }: WireEvent) => !['corner', 'shot_on_target', 'shot_off_target'].includes(type);

const PERIODS = ['1st half', '2nd half', 'extra time 1', 'extra time 2', 'penalties'] as const;
const PERIOD_NAMES: Readonly<Record<string, string>> = {
  '1st half': 'first half',
  '2nd half': 'second half',
  'extra time 1': 'extra time, first half',
  'extra time 2': 'extra time, second half',
};
const LASTS_TO: Readonly<Record<string, number>> = {
  '1st half': 45,
  '2nd half': 90,
  'extra time 1': 105,
  'extra time 2': 120,
};

/** A state without a clock: in a sentence, and as the heading of the timeline. */
type StateText = readonly [sentence: string, label: string];
const STATES: Readonly<Record<number, StateText>> = {
  3: ['full time', 'Full time'],
  4: ['postponed', 'Postponed'],
  5: ['cancelled', 'Cancelled'],
  6: ['abandoned', 'Abandoned'],
  7: ['interrupted', 'Interrupted'],
  8: ['suspended', 'Suspended'],
  9: ['awarded', 'Awarded'],
  10: ['delayed', 'Delayed'],
  11: ['half-time', 'Half-time'],
  13: ['penalty shoot-out', 'Penalty shoot-out'],
  14: ['end of normal time', 'End of normal time'],
  17: ['kick-off time to be confirmed', 'To be confirmed'],
  31: ['full time, after penalties', 'After penalties'],
  32: ['full time, after extra time', 'After extra time'],
};
const HALF_TIME_IN_EXTRA_TIME: StateText = ['half-time in extra time', 'Half-time in extra time'];
const STOPPED = [6, 7, 8];

const clock = (epoch: number) =>
  new Date(epoch * 1000).toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  });

function ordinal(minute: number): string {
  const teen = minute % 100 > 10 && minute % 100 < 14;
  return `${minute}${(teen ? null : { 1: 'st', 2: 'nd', 3: 'rd' }[minute % 10]) ?? 'th'}`;
}

const periodNow = ({ status_period }: WireMatch) => status_period?.toLowerCase() ?? '';

/** A minute as it is read out. */
export const spokenMinute = (minute: number, beyond: number) =>
  beyond > 0 ? `${minute} plus ${beyond} minute${beyond === 1 ? '' : 's'}` : `${ordinal(minute)} minute`;

/** The running minute and how far it is beyond the end of its period: 45+2, or counted on, 47. */
function minuteOf(match: WireMatch): readonly [minute: number, beyond: number] | null {
  const [minute = 0, beyond = 0] = String(match.time.minute ?? '')
    .split('+')
    .map(Number);
  if (minute === 0) return null;
  const end = LASTS_TO[periodNow(match)] ?? minute;
  return minute > end ? [end, minute - end] : [minute, beyond];
}

function stateOf(match: WireMatch): StateText {
  const { status } = match;
  const minute = minuteOf(match);
  const inExtraTime = periodNow(match).startsWith('extra');
  if (status === 0) return [`kick-off ${clock(match.time.timestamp)}`, ''];
  if (status === 11 && inExtraTime) return HALF_TIME_IN_EXTRA_TIME;
  if (status !== 1 && status !== 12) {
    const [sentence, label] = STATES[status] ?? ['', ''];
    return STOPPED.includes(status) && minute
      ? [`${sentence} in the ${ordinal(minute[0] + minute[1])} minute`, label]
      : [sentence, label];
  }
  const sentence = minute
    ? (status === 12 ? 'extra time, ' : '') + spokenMinute(...minute)
    : status === 12
      ? 'extra time'
      : 'in play';
  return [sentence, sentence];
}

/** Returns the page's heading, up to the aggregate score of a second leg. */
export function headingOf(match: WireMatch): string {
  const { teams, scores } = match;
  const stands =
    scores.home_score === null || scores.home_score === ''
      ? `${teams.home.name} v ${teams.away.name}`
      : `${teams.home.name} ${scores.home_score}, ${teams.away.name} ${scores.away_score}`;
  const kicks = scores.ps_score ? `, ${scores.ps_score.replace('-', '–')} on penalties` : '';
  return `${stands}, ${stateOf(match)[0]}${kicks}`;
}

/** The event's column: an own goal counts for the team that gains by it. */
export function sideOf({ team_id, own_goal }: WireEvent, { teams }: WireMatch): Side {
  const own = String(team_id) === String(teams.home.id) ? 'home' : 'away';
  return own_goal ? (own === 'home' ? 'away' : 'home') : own;
}

const KINDS: Readonly<Record<string, string>> = {
  goal: 'Goal',
  yellowcard: 'Yellow card',
  yellowredcard: 'Second yellow card',
  redcard: 'Red card',
  substitution: 'Substitution',
  penalty_missed: 'Penalty missed',
  penalty_shootout_scored: 'Penalty scored',
  penalty_shootout_missed: 'Penalty missed',
};

const lower = (text: string) => text.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** A goal that was taken back; a penalty that was given or taken back is a ruling, too, but no goal. */
const isRuledOut = ({ type, info }: WireEvent) => type === 'var' && !/penalty/i.test(info ?? '');

function detailsOf(event: WireEvent): readonly string[] {
  const { type, info, reason, related_player_name: related } = event;
  if (isRuledOut(event)) {
    const why = info?.replace(/^Goal ruled out:? ?/, '');
    return [why ? `ruled out, ${lower(why)}` : 'ruled out'];
  }
  const numbered = info !== null && /^\d/.test(info);
  const details = [
    type === 'goal' && event.own_goal && 'own goal',
    type === 'goal' && event.penalty && 'penalty',
    type === 'goal' && !event.own_goal && related && `assist ${related}`,
    type === 'substitution' && related && `for ${related}`,
    type === 'yellowredcard' && 'second yellow',
    type === 'penalty_missed' && 'penalty',
    reason && lower(reason),
    type !== 'goal' && type !== 'substitution' && info && !numbered && lower(info),
  ];
  return details.filter((text): text is string => Boolean(text));
}

/** The line of an event as it is spoken: when, what for whom, who, how it stood then, and what there is to say. */
function lineOf(event: WireEvent, match: WireMatch, score: string, kick: number): string {
  const side = sideOf(event, match);
  const kind = isRuledOut(event)
    ? 'Goal ruled out'
    : event.type === 'var'
      ? 'VAR decision'
      : KINDS[event.type];
  const time = event.timestamp === null ? '' : clock(event.timestamp);
  const spoken =
    kick > 0 ? `Kick ${kick}` : spokenMinute(Number(event.minute), Number(event.extra_minute ?? 0));
  const label = [spoken, kind, match.teams[side].name].join(', ');
  const unknown = event.type === 'goal' ? 'Unknown' : 'Unknown player';
  return [time, label, event.player_name ?? unknown, score, detailsOf(event).join(', ')].join('');
}

const BORDERS: Readonly<Record<string, string>> = {
  '2nd half': 'Half-time',
  'extra time 1': 'End of normal time',
  'extra time 2': 'Half-time in extra time',
};

/** The periods that have begun, according to the service. */
function begun(match: WireMatch): readonly string[] {
  const periods = new Set((match.events ?? []).map(({ period }) => period));
  const { status } = match;
  const last = Math.max(
    PERIODS.indexOf(periodNow(match) as (typeof PERIODS)[number]),
    ...[3, 31, 32, 13].map((one) => (one === status ? ({ 3: 1, 32: 3, 31: 4, 13: 4 }[one] ?? 0) : 0)),
    ...PERIODS.map((period, at) => (periods.has(period) ? at : 0)),
  );
  const hadExtraTime =
    match.scores.et_score !== null || periods.has('extra time 1') || periods.has('extra time 2');
  return PERIODS.slice(0, last + 1).filter((_, at) => at < 2 || at === 4 || last < 4 || hadExtraTime);
}

/** Whether the match has not begun. */
export const isAhead = ({ status }: WireMatch) => [0, 10, 17].includes(status);

const wasPlayed = (match: WireMatch) =>
  !isAhead(match) &&
  Boolean(match.scores.home_score) &&
  (match.status !== 9 || (match.events ?? []).length > 0);

/** What the timeline of a match that has one says of having no events, or null. */
function silenceOf(match: WireMatch): string | null {
  const events = match.events ?? [];
  if (events.some(isInTimeline)) return null;
  if (!match.events || Number(match.scores.home_score) + Number(match.scores.away_score) > 0) return null;
  if ([1, 7, 8, 11, 12, 13, 14].includes(match.status)) return 'No events yet.';
  return events.length > 0 ? 'No goals, no cards, no substitutions.' : null;
}

/** Returns the timeline's lines from the top. */
export function timelineOf(match: WireMatch): {
  readonly lines: readonly string[];
  readonly silence: string | null;
} {
  const silence = silenceOf(match);
  if (!wasPlayed(match)) return { lines: [], silence };
  const goals = { home: 0, away: 0 };
  const parts = begun(match);
  const lines: string[] = [];
  for (const period of parts) {
    const stands = `${goals.home}–${goals.away}`;
    const tally = period === 'penalties' ? { home: 0, away: 0 } : goals;
    const before =
      period === 'penalties'
        ? parts.length === 5
          ? 'After extra time'
          : 'End of normal time'
        : BORDERS[period];
    lines.push(period === '1st half' ? `Kick-off ${clock(match.time.timestamp)}` : `${before} ${stands}`);
    let kicks = 0;
    for (const event of (match.events ?? []).filter((one) => isInTimeline(one) && one.period === period)) {
      const side = sideOf(event, match);
      const scored = event.result !== 'cancelled' && ['goal', 'penalty_shootout_scored'].includes(event.type);
      const would = { ...tally, [side]: tally[side] + 1 };
      if (scored) tally[side] += 1;
      const score = scored || isRuledOut(event) ? `${would.home}–${would.away}` : '';
      const isKick = event.type.startsWith('penalty_shootout');
      lines.push(lineOf(event, match, score, isKick ? ++kicks : 0));
    }
  }
  const { scores, status } = match;
  const running = `${scores.home_score}–${scores.away_score}`;
  const part = PERIOD_NAMES[periodNow(match)];
  const isClocked = status === 1 || status === 12;
  const after =
    isClocked && part
      ? `${part}, newest first`
      : status === 31 || status === 13
        ? scores.ps_score?.replace('-', '–')
        : running;
  lines.push(`${stateOf(match)[1]}${after}`);
  return { lines: lines.reverse(), silence };
}

/** Statistics by their labels: one that pages show is listed here, or the comparison fails. */
const STATISTICS: Readonly<Record<string, string>> = {
  Possession: 'possessionpercent',
  'Expected goals (xG)': 'xg',
  Shots: 'shots_total',
  'Shots on target': 'shots_on_target',
  'Shots off target': 'shots_off_target',
  'Shots blocked': 'shots_blocked',
  'Dangerous attacks': 'dangerous_attacks',
  Attacks: 'attacks',
  Corners: 'corners',
  Offsides: 'offsides',
  Fouls: 'fouls',
  'Yellow cards': 'yellowcards',
  'Red cards': 'redcards',
  'Penalties won': 'penalties',
  'Pass accuracy': 'passing_accuracy',
  'Key passes': 'key_passes',
  Crosses: 'crosses',
  'Free kicks': 'free_kick',
  'Throw-ins': 'throw_in',
  'Goal kicks': 'goal_kick',
  Substitutions: 'substitutions',
};

/** Returns both sides' texts by the statistic's label; empty for a match without statistics. */
export function statisticsOf(match: WireMatch): Readonly<Record<string, readonly string[]>> {
  if (!wasPlayed(match)) return {};
  const pairs = Object.entries(STATISTICS).map(([word, key]) => {
    const values = SIDES.map((side) => {
      const own = match.stats?.find(({ team_id }) => String(team_id) === String(match.teams[side].id));
      const value = own?.[key] ?? null;
      const percent = key === 'possessionpercent' || key === 'passing_accuracy' ? '%' : '';
      return { value, text: `${match.teams[side].name} ${value === null ? '–' : Number(value) + percent}` };
    });
    return [word, values] as const;
  });
  const covered = pairs.filter(([, values]) => values.some(({ value }) => value !== null));
  return Object.fromEntries(covered.map(([word, values]) => [word, values.map(({ text }) => text)]));
}
