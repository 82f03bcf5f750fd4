import { isolateNames } from '#contract/isolate-names.ts';
import { matchNames } from '#contract/match-names.ts';
import { momentOf } from '#contract/minute.ts';
import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';
import { roundName } from '#news/words/round-name.ts';
import { type ListedPlayer, sheetsOf, teamSheet } from '#web/features/line-ups/team-sheet.ts';
import { type Pair, pairsOf } from '#web/features/match-stats/pairs.ts';
import { totalsOf } from '#web/features/match-stats/totals.ts';
import { eventDetails } from '#web/features/timeline/event-details.ts';
import { dayAndTime } from '#web/format/clock-time.ts';
import { escapeText } from '#web/format/escape-text.ts';
import {
  eventName,
  eventPlayer,
  type TimelineEvent,
  timelinePeriods,
} from '#web/matches/timeline-periods.ts';
import { leagueText } from '#web/matches/vidiprinter/line-text.ts';
import { minuteText } from '#web/words/minute-text.ts';
import { momentText } from '#web/words/moment-text.ts';
import type { MatchTexts } from './use-match-texts.ts';

export type MatchTextFormat = 'text' | 'markdown';

export interface MatchTextSource {
  readonly match: Match;
  readonly lineUps: LineUpsRecord | null;
  readonly benches: BenchesRecord | null;
  readonly zone: string;
  /** As-of instant of the match, epoch ms. */
  readonly asOf: number | null;
}

/** How a format writes a title, the heading of a section and one of its lines. */
const MARKS: Readonly<Record<MatchTextFormat, readonly [title: string, heading: string, line: string]>> = {
  text: ['', '', ''],
  markdown: ['# ', '## ', '- '],
};

function headLines({ match, zone, asOf }: MatchTextSource, words: MatchTexts): readonly string[] {
  const { teams, time, league, round_name } = match;
  const [home, away] = isolateNames(teams.home.name, teams.away.name);
  const score = scoreOf(match);
  const state = momentText(momentOf(match, null, null, asOf), time.timestamp, zone, words).short;
  const result = score ? `${home} ${words.score(...score)} ${away}` : words.changes.versus(home, away);
  const { country_name: country, country_code: countryCode } = league;
  const facts = [
    leagueText(league, { country, countryCode }, words),
    round_name && roundName(round_name, words),
    dayAndTime(time.timestamp * 1000, zone, words.intl),
  ];
  return [`${result}, ${state}`, facts.filter(Boolean).join(', ')];
}

function eventLine(
  { event, side, score, kickNumber }: TimelineEvent,
  match: Match,
  words: MatchTexts,
): string {
  const { minute, extra_minute } = event;
  const moment =
    kickNumber === null
      ? minute !== null && minuteText(minute, extra_minute, words)
      : words.match.kick(kickNumber);
  const [player, team] = isolateNames(eventPlayer(event, words), side === null ? '' : match.teams[side].name);
  const what = `${eventName(event, words)}: ${player}${side === null ? '' : ` (${team})`}`;
  // The name of the event says already that it was the second one.
  const details = eventDetails(event, event.related_player_name, words)
    .map(String)
    .filter((detail) => event.type !== 'yellowredcard' || detail !== words.changes.manners['second-yellow']);
  return [[moment, what].filter(Boolean).join(' '), ...details, score && words.score(...score)]
    .filter(Boolean)
    .join(', ');
}

/** Returns the events in the order of play. */
const eventLines = (match: Match, words: MatchTexts): readonly string[] =>
  timelinePeriods(match)
    .toReversed()
    .flatMap(({ events }) => events.toReversed().map((event) => eventLine(event, match, words)));

const playerText = ({ sheet, name }: ListedPlayer): string =>
  [sheet.number, name, sheet.captain && '(C)'].filter(Boolean).join(' ');

function lineUpLines({ match, lineUps, benches }: MatchTextSource, words: MatchTexts): readonly string[] {
  if (!lineUps) return [];
  const names = matchNames(sheetsOf(lineUps, benches), match.events ?? []);
  return (['home', 'away'] as const).flatMap((side: Side) => {
    const { squad, formation } = lineUps[side];
    if (squad.length === 0) return [];
    const { starters, bench } = teamSheet(squad, benches?.[side] ?? [], match, names);
    const players = (of: readonly ListedPlayer[]) => of.map(playerText).join(', ');
    const [team] = isolateNames(match.teams[side].name);
    const lines = [`${[team, formation].filter(Boolean).join(', ')}: ${players(starters)}`];
    return bench.length > 0 ? [...lines, `${words.desk.bench}, ${team}: ${players(bench)}`] : lines;
  });
}

function statLine({ key, isPercent, home, away }: Pair, words: MatchTexts): string {
  const figure = (value: Pair['home']) =>
    value === null ? '–' : isPercent ? words.percent(value.value) : value.value.toLocaleString(words.intl);
  return `${words.stats[key]}: ${figure(home)} – ${figure(away)}`;
}

/** Returns a match for a live blog: score, events in the order of play, line-ups and statistics, each as far as it is known. */
export function matchText(source: MatchTextSource, format: MatchTextFormat, words: MatchTexts): string {
  const [title, heading, line] = MARKS[format];
  const write = (text: string) => escapeText(text, format);
  const [result = '', facts = ''] = headLines(source, words).map(write);
  const stats = pairsOf(totalsOf(source.match)).flatMap(({ pairs }) => pairs);
  const sections = [
    [words.match.timeline, eventLines(source.match, words)],
    [words.matchTabs.lineups, lineUpLines(source, words)],
    [words.matchStats.title, stats.map((pair) => statLine(pair, words))],
  ] as const;
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => [`${heading}${name}`, ...lines.map((one) => `${line}${write(one)}`)].join('\n'));
  return `${[`${title}${result}`, facts, ...parts].join('\n\n')}\n`;
}
