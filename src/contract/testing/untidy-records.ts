/** Matches on the wire as docs/untidy-feed.md says that feeds show them. */
import { PERIODS } from '#contract/periods.ts';
import { AWAY, bareMatch, HOME } from './bare-match.ts';
import type { Dice } from './dice.ts';
import {
  draftMatch,
  type EventDraft,
  gainingSide,
  isGoal,
  type MatchDraft,
  partOf,
  type Score,
  SIDES,
} from './match-draft.ts';

export interface UntidyMatch {
  readonly wire: object & { readonly events: readonly EventDraft[] };
  /** The kinds of untidiness that the record has; none: it is tidy. */
  readonly kinds: readonly string[];
}

/** Returns an event of a type, or undefined. */
const pick = (dice: Dice, { events }: MatchDraft, isWanted: (event: EventDraft) => boolean) =>
  dice.of([...events.filter(isWanted), undefined]);
const isOfType =
  (...types: readonly string[]) =>
  ({ type }: EventDraft) =>
    types.includes(type);
const later = ({ minute }: EventDraft, minutes: number) => String(Number(minute) + minutes);
const nameless = { player_id: null, player_name: null };

/** Takes a goal out of the score as if it were not known yet, or no longer. */
function unscore(match: MatchDraft, goal: EventDraft): void {
  const side = gainingSide(goal);
  const part = partOf(goal.period);
  const scores = [part < 1 && match.ht, part < 2 && match.ft, match.et, match.score];
  for (const score of new Set(scores)) if (score && score[side] > 0) score[side] -= 1;
}

/** Changes a match as a feed of the kind would; what does not fit the match changes nothing. */
const KINDS: Readonly<Record<string, (match: MatchDraft, dice: Dice) => void>> = {
  'goal-doubled'(match, dice) {
    const goal = pick(dice, match, isGoal);
    const change = dice.of([{}, { minute: goal && later(goal, 1 + dice.below(3)) }, nameless]);
    if (goal) match.events.push({ ...goal, ...(change as object) });
  },
  'card-doubled'(match, dice) {
    const card = pick(dice, match, isOfType('yellowcard', 'redcard', 'yellowredcard'));
    const asOther = { yellowredcard: ['redcard', 'yellowcard'], yellowcard: ['yellowcard'] }[
      card?.type ?? ''
    ];
    const change = dice.of([{}, nameless, { type: dice.of(asOther ?? ['redcard']) }]);
    if (card) match.events.push({ ...card, ...change });
  },
  'substitution-doubled'(match, dice) {
    const change = pick(dice, match, isOfType('substitution'));
    if (change) match.events.push({ ...change, minute: later(change, dice.below(3)) });
  },
  'goal-late'(match, dice) {
    const goal = pick(dice, match, isGoal);
    match.events = match.events.filter((event) => event !== goal);
  },
  'goal-early'(match) {
    const goal = match.events.findLast(isGoal);
    if (goal) unscore(match, goal);
  },
  'goal-withdrawn'(match, dice) {
    const goal = pick(dice, match, isGoal);
    if (!goal) return;
    unscore(match, goal);
    if (dice.oneIn(2))
      match.events.push({ ...goal, type: 'var', result: 'cancelled', minute: later(goal, 2) });
  },
  'event-nameless'(match, dice) {
    Object.assign(pick(dice, match, () => true) ?? {}, nameless);
  },
  'event-untimed'(match, dice) {
    const period = dice.oneIn(2) ? {} : { period: null };
    Object.assign(pick(dice, match, () => true) ?? {}, { minute: '', extra_minute: null, ...period });
  },
  'event-other-side'(match, dice) {
    const event = pick(dice, match, ({ type }) => !type.startsWith('penalty_shootout'));
    if (event) event.team_id = Number(event.team_id) === HOME ? AWAY : HOME;
  },
  'events-unordered'(match, dice) {
    match.events.splice(dice.below(match.events.length + 1), 0, ...match.events.splice(-2));
  },
  'period-wrong'(match, dice) {
    const event = pick(dice, match, ({ period }) => period === PERIODS[0] || period === PERIODS[1]);
    if (event) event.period = event.period === PERIODS[0] ? PERIODS[1] : PERIODS[0];
  },
  'substitution-turned'(match, dice) {
    const change = pick(dice, match, isOfType('substitution'));
    if (!change) return;
    const { player_id, player_name, related_player_id, related_player_name } = change;
    Object.assign(change, { player_id: related_player_id, player_name: related_player_name });
    Object.assign(change, { related_player_id: player_id, related_player_name: player_name });
  },
  'kick-as-goal'(match, dice) {
    const kick = pick(dice, match, isOfType('penalty_shootout_scored'));
    if (kick) Object.assign(kick, { type: 'goal', period: dice.of([null, PERIODS[3]]), minute: '120' });
  },
  'half-time-wrong'(match, dice) {
    if (match.score) match.ht = dice.oneIn(2) ? [...match.score] : [match.score[0] + 1, match.score[1]];
  },
  'kicks-in-score'({ score, ps }) {
    if (score && ps) for (const side of SIDES) score[side] += ps[side];
  },
  'minute-wrong'(match, dice) {
    if (match.status === 1) match.status_period = dice.of(['1st Half', '2nd Half', null]);
    match.minute = dice.of([null, '30', '75']);
  },
  'match-reopened'(match) {
    match.status = 0;
  },
  'winner-wrong'(match) {
    match.winner = match.winner === HOME ? AWAY : HOME;
  },
  'fields-null'(match, dice) {
    match.ht = null;
    if (dice.oneIn(2)) match.ft = null;
    if (dice.oneIn(6)) match.score = null;
    if (dice.oneIn(6)) match.events = [];
  },
};

const text = (score: Score | null) => (score ? score.join('-') : null);

/** Returns a match with no kind, one kind or several of them. */
export function makeUntidyMatch(dice: Dice): UntidyMatch {
  const match = draftMatch(dice);
  const names = Object.keys(KINDS);
  const kinds = dice.oneIn(8) ? [] : Array.from({ length: 1 + dice.below(4) }, () => dice.of(names));
  for (const kind of kinds) KINDS[kind]?.(match, dice);
  const { score, ht, ft, et, ps, status, status_period, minute, winner, events } = match;
  const wire = bareMatch(status, {
    id: 7,
    status_period,
    winner_team_id: winner,
    time: { timestamp: 1_788_616_800, minute },
    scores: {
      home_score: score && String(score[0]),
      away_score: score && String(score[1]),
      ht_score: text(ht),
      ft_score: text(ft),
      et_score: text(et),
      ps_score: text(ps),
    },
  });
  return { wire: { ...wire, events }, kinds };
}
