import type { MatchAnswers } from './match-answers.ts';
import type { matchLaws } from './match-laws.ts';
import type { Step, timeLaws } from './time-laws.ts';

/** Contradictions to plant in the answers about a match, by the law that finds them. */
export const PLANTED_IN_MATCHES: Readonly<Record<keyof typeof matchLaws, (match: MatchAnswers) => void>> = {
  'a proxy has nothing to settle in it': ({ info }) => {
    info.events.push(...info.events.filter(({ type }) => type === 'goal'));
  },
  'the list and the match say the same': ({ row }) => {
    row.scores.home_score = '99';
  },
  'the events are the score, at half-time and at the end': ({ info }) => {
    info.events.splice(0, info.events.length, ...info.events.filter(({ type }) => type !== 'goal'));
  },
  'the statistics are those of the events': ({ info }) => {
    info.events.splice(
      info.events.findIndex(({ type }) => type === 'corner'),
      1,
    );
  },
  'both sides have the ball for all of the time': ({ info }) => {
    Object.assign(info.stats[0] ?? {}, { possessionpercent: 101 });
  },
  'eleven start, no player or number is on a sheet twice, and one is the captain': ({ sheets }) => {
    const [first, second] = sheets.away.starters;
    if (first && second) second.number = first.number;
  },
  'no sidelined player is on the sheet': ({ sheets }) => {
    sheets.home.sidelined.push(Number(sheets.home.bench[0]?.player.id));
  },
  'only players on the pitch act, and none after a red card': ({ info }) => {
    const goal = info.events.find(({ type }) => type === 'goal');
    if (goal) goal.player_id = 1;
  },
  'the players’ totals sum to those of their team': ({ sheets }) => {
    Object.assign(sheets.home.starters[3]?.stats ?? {}, { fouls: 99 });
  },
  'the players’ totals are those of the events': ({ sheets }) => {
    Object.assign(sheets.away.starters[3]?.stats ?? {}, { assists: 99 });
  },
  'the commentary reports the goals of the score': ({ comments }) => {
    comments.push({ goal: 1 });
  },
};

/** Contradictions between two successive lists, by the law that finds them. */
export const PLANTED_IN_STEPS: Readonly<Record<keyof typeof timeLaws, (step: Step) => void>> = {
  'the events are the score and the goals of the statistics at every moment': ({ now }) => {
    now.scores.home_score = '99';
  },
  'no event vanishes or changes its team or minute': ({ now }) => {
    now.events.shift();
  },
  'no total falls': ({ before }) => {
    Object.assign(before.stats[1] ?? {}, { attacks: '999' });
  },
  'a score falls only with a ruling': ({ before }) => {
    before.scores.away_score = '99';
  },
};
