import type { DeskMatch } from '#contract/desk/desk-variables.ts';
import { goalsOf } from '#contract/goal.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { momentOf } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';
import { DECIDED } from '#contract/status.ts';
import { type ScorerEntry, scorerMinuteText, scorers } from '#web/features/match-header/scorers.ts';
import { channelsFor } from '#web/features/tv/channels-for.ts';
import type { MatchChannel } from '#web/features/tv/tv-listing.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { aggregate } from '#web/matches/aggregate.ts';
import { noteOf } from '#web/matches/note.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { wasPlayed } from '#web/matches/timeline-periods.ts';
import { wonOnPenalties } from '#web/matches/won-on-penalties.ts';
import { momentText } from '#web/words/moment-text.ts';
import type { DeskTexts } from './desk-part.ts';

/** What texts of matches need besides their records. */
export interface MatchContext {
  readonly zone: string;
  /** As-of instant of the newest answer, epoch ms. */
  readonly asOf: number | null;
  readonly channelsOf: (id: string) => readonly MatchChannel[];
  /** Codes of the countries whose channels are named. */
  readonly countries: readonly string[];
}

/** Returns a player with the minutes of their goals or cards: `Osei 12′, 45+2′ pen`. */
function playerText({ name, kind, minutes }: ScorerEntry, words: DeskTexts): string {
  const isCard = kind === 'redcard' || kind === 'yellowredcard';
  const [player] = isolateNames(name ?? (isCard ? words.match.unknownPlayer : words.desk.unconfirmed));
  const moments = minutes.map((minute) => scorerMinuteText(minute, words)).filter(Boolean);
  return [player, moments.join(', '), kind === 'own-goal' && words.desk.ownGoal].filter(Boolean).join(' ');
}

/** Whether goals of a side are missing among the events, which have others. */
function lacksGoals(match: MatchRow, side: Side): boolean {
  const score = scoreOf(match);
  const counts = { home: goalsOf(match, 'home').length, away: goalsOf(match, 'away').length };
  if (!score || DECIDED.has(match.status) || counts.home + counts.away === 0) return false;
  return counts[side] < score[side === 'home' ? 0 : 1];
}

function sideTexts(match: MatchRow, side: Side, team: string, words: DeskTexts) {
  const entries = scorers(match, side);
  const isGoal = ({ kind }: ScorerEntry) => kind === 'goal' || kind === 'own-goal';
  const goals = entries.filter(isGoal).map((entry) => playerText(entry, words));
  const cards = entries.filter((entry) => !isGoal(entry)).map((entry) => playerText(entry, words));
  return {
    scorers: [...goals, ...(lacksGoals(match, side) ? [words.desk.unconfirmed] : [])].join(', '),
    sentOff: cards.length > 0 ? words.desk.sentOff(team, cards.join(', ')) : '',
  };
}

/** Returns what is to be said of a match's state: nothing before kick-off and after full time. */
function stateText(match: MatchRow, { asOf, zone }: MatchContext, words: DeskTexts): string {
  const moment = momentOf(match, null, null, asOf);
  if (moment.kind === 'kick-off' || moment.kind === 'full-time') return '';
  // Its score says it.
  if (moment.kind === 'after-penalties' && match.scores.ps_score) return '';
  return momentText(moment, match.time.timestamp, zone, words).short;
}

function decisionText({ record, related }: MatchListRow, words: DeskTexts): string {
  const { ps_score } = record.scores;
  const total = aggregate(record, related);
  const parts = [
    // The dash is not to break in a paragraph; in plain text its joiners would be found by no search.
    wonOnPenalties(record, words)?.replaceAll('\u2060', '') ??
      (ps_score && words.scores.penalties(words.score(...ps_score))),
    total && words.list.aggregate(words.score(...total)),
  ];
  return parts.filter(Boolean).join(' · ');
}

function channelText(channels: readonly MatchChannel[], countries: readonly string[]): string {
  const { here } = channelsFor(channels, { codes: countries });
  const names = (of: readonly MatchChannel[]) => of.map(({ name }) => name).join(', ');
  if (countries.length === 1) return names(here[0]?.channels ?? []);
  return here.map(({ code, channels: of }) => `${code.toUpperCase()}: ${names(of)}`).join('; ');
}

/** Returns the values of a match's variables. */
export function matchValues(row: MatchListRow, context: MatchContext, words: DeskTexts): DeskMatch {
  const { record, related } = row;
  const { teams, time, scores } = record;
  const [home, away] = isolateNames(teams.home.name, teams.away.name);
  const score = scoreOf(record);
  const sides = {
    home: sideTexts(record, 'home', home, words),
    away: sideTexts(record, 'away', away, words),
  };
  const halfTime = record.phase === 'finished' && wasPlayed(record) ? scores.ht_score : null;
  return {
    home,
    away,
    versus: words.changes.versus(home, away),
    score: score ? words.score(...score) : '',
    homeScore: score ? `${score[0]}` : '',
    awayScore: score ? `${score[1]}` : '',
    homeScorers: sides.home.scorers,
    awayScorers: sides.away.scorers,
    homeSentOff: sides.home.sentOff,
    awaySentOff: sides.away.sentOff,
    halfTime: halfTime ? words.scores.halfTime(words.score(...halfTime)) : '',
    state: stateText(record, context, words),
    note: noteOf(record, related, words) ?? '',
    decision: decisionText(row, words),
    time: isHourKnown(record) ? timeOfDay(time.timestamp * 1000, context.zone, words.intl) : '',
    channels: channelText(context.channelsOf(record.id), context.countries),
  };
}
