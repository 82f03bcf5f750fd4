import type { SideStats } from '#service/engine/match-state.ts';
import { correlation, type Figure, mean, percent } from './figure.ts';
import { type GameState, type MatchFacts, total } from './match-facts.ts';

/** Seconds of a match with its stoppage time. */
const MATCH_SECONDS = 95 * 60;
const LONG_STOPPAGE = 8;

function rate(
  matches: readonly MatchFacts[],
  lead: keyof MatchFacts['byLead'],
  name: 'shots' | 'corners',
): number {
  const sum = (key: keyof GameState): number =>
    matches.reduce((all, { byLead }) => all + byLead[lead][key], 0);
  return (sum(name) * MATCH_SECONDS) / sum('seconds');
}

/** Returns how many more minutes the second half has with some stops than without. */
function addedBy(matches: readonly MatchFacts[], has: (match: MatchFacts) => boolean): number {
  const minutes = (those: readonly MatchFacts[]): number => mean(those.map(({ stoppage }) => stoppage[1]));
  return minutes(matches.filter(has)) - minutes(matches.filter((match) => !has(match)));
}

const MANY_SUBSTITUTIONS = 9;

const GAME_STATES = [
  ['shots', 'leading', '10', [9, 10.2]],
  ['shots', 'level', '11', [10.3, 12]],
  ['shots', 'trailing', '13', [12, 14]],
  ['corners', 'leading', '4.3', [3.9, 4.6]],
  ['corners', 'level', '5', [4.6, 5.4]],
  ['corners', 'trailing', '6.1', [5.5, 6.6]],
] as const;

/** Returns the figures of how matches are played. */
export function matchFigures(matches: readonly MatchFacts[]): readonly Figure[] {
  const all = (name: keyof SideStats): number => mean(total(matches, name));
  const firstHalves = matches.map(({ stoppage }) => stoppage[0]);
  const secondHalves = matches.map(({ stoppage }) => stoppage[1]);
  return [
    ...GAME_STATES.map(
      ([name, lead, real, range]): Figure => ({
        name: `${name === 'shots' ? 'Shots without a goal' : 'Corners'} of an average side, ${lead}`,
        real,
        range,
        value: rate(matches, lead, name),
      }),
    ),
    {
      name: 'Shots and corners of a match, correlation',
      real: '0.35',
      range: [0.27, 0.43],
      value: correlation(total(matches, 'shots_total'), total(matches, 'corners')),
    },
    {
      name: 'Passes that arrive, %',
      real: '80 to 82',
      range: [78, 83],
      value: percent(all('passes_accurate'), all('passes')),
    },
    { name: 'Crosses a match', real: '35', range: [30, 40], value: all('crosses') },
    { name: 'Throw-ins a match', real: '40', range: [36, 44], value: all('throw_in') },
    { name: 'Goal kicks a match', real: '15', range: [13, 18], value: all('goal_kick') },
    {
      name: 'Stoppage time of a first half, minutes',
      real: '2 to 3.5',
      range: [2, 3.5],
      value: mean(firstHalves),
    },
    {
      name: 'Stoppage time of a second half, minutes',
      real: '4.5 to 6.5',
      range: [4.5, 6.5],
      value: mean(secondHalves),
    },
    {
      name: 'Minutes that an injury or a review adds to a second half',
      real: '1 to 2',
      range: [0.9, 2],
      value: addedBy(matches, ({ stops }) => stops[1].long > 0),
    },
    {
      name: `Minutes more with ${MANY_SUBSTITUTIONS} changes in a second half`,
      real: '0.5',
      range: [0.2, 0.9],
      value: addedBy(matches, ({ stops }) => stops[1].substitutions >= MANY_SUBSTITUTIONS),
    },
    {
      name: `Second halves with more than ${LONG_STOPPAGE} added minutes, %`,
      real: '5 to 12',
      range: [4, 12],
      value: percent(secondHalves.filter((minutes) => minutes > LONG_STOPPAGE).length, matches.length),
    },
    {
      name: 'Longest stoppage time, minutes',
      real: '12 to 15',
      range: [11, 12],
      value: Math.max(...secondHalves),
    },
  ];
}
