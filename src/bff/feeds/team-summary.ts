import type { Dated } from '#bff/cache/live-rows.ts';
import { dayText as dayInWords, stateText } from '#bff/preview/describe-match.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { overdueOf } from '#contract/overdue.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { scoreOf } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';
import { visibleText } from '#contract/visible-text.ts';
import { type FeedFrame, instantText, timeText } from './feed-frame.ts';
import { compareDated } from './feed-matches.ts';

/** A result is shown until so long after its kick-off, if the next match is no sooner. */
const RESULT_MS = 12 * HOUR_MS;
/** All names of an answer fit into 2 KB together, whatever their script. */
const MAX_NAME_CHARACTERS = 36;
const MAX_CHANNELS = 3;

interface SideSummary {
  readonly id: string;
  readonly name: string;
  readonly score: number | null;
}

interface MatchSummary {
  readonly id: string;
  /** UTC; null: not known yet. */
  readonly kickOff: string | null;
  readonly home: SideSummary;
  readonly away: SideSummary;
}

/** The answer of `/api/team/ID`; fields of the match are null in the state `none`. */
export interface TeamSummary
  extends Pick<{ [Key in keyof MatchSummary]: MatchSummary[Key] | null }, 'kickOff' | 'home' | 'away'> {
  readonly id: string;
  readonly name: string;
  readonly state: 'pre' | 'in' | 'post' | 'none';
  readonly minute: number | null;
  readonly next: MatchSummary | null;
  /** Names of up to three channels, joined by commas. */
  readonly channel: string | null;
  /** One line for a screen or a voice. */
  readonly words: string;
  /** Instant of the data, UTC. */
  readonly asOf: string;
}

const short = (name: string) => visibleText(name, MAX_NAME_CHARACTERS);

const kickOffOf = (match: MatchRow) =>
  isHourKnown(match) ? instantText(match.time.timestamp * 1_000) : null;

function sideOf({ teams, scores }: MatchRow, side: Side): SideSummary {
  return { id: teams[side].id, name: short(teams[side].name), score: scores[`${side}_score`] };
}

const summaryOf = (match: MatchRow): MatchSummary => ({
  id: match.id,
  kickOff: kickOffOf(match),
  home: sideOf(match, 'home'),
  away: sideOf(match, 'away'),
});

/** Returns the match that a team's fans ask for: in play, else just over, else the next one, else the last. */
export function currentMatch(
  matches: readonly Dated<MatchRow>[],
  now: number,
  worldTimeOf: FeedFrame['worldTimeOf'],
): Dated<MatchRow> | null {
  const sorted = matches.toSorted(compareDated);
  const last = sorted.findLast(({ data }) => data.phase === 'finished') ?? null;
  const isFresh = last !== null && now - last.data.time.timestamp * 1_000 < RESULT_MS;
  const live = sorted.findLast(({ data }) => data.phase === 'live');
  return live ?? (isFresh ? last : null) ?? nextMatch(sorted, worldTimeOf) ?? last;
}

/** Whether a match is still to come. One whose day is over without a word of it is not. */
function isToCome({ data, asOf }: Dated<MatchRow>, worldTimeOf: FeedFrame['worldTimeOf']): boolean {
  const knownAt = worldTimeOf(asOf);
  const { timestamp } = data.time;
  if (data.phase !== 'scheduled' || overdueOf(data, knownAt) === 'result-missing') return false;
  return timestamp === 0 || knownAt - timestamp * 1_000 < DAY_MS;
}

/** Returns the first match to come, one without a date only if no other has one. */
function nextMatch(sorted: readonly Dated<MatchRow>[], worldTimeOf: FeedFrame['worldTimeOf']) {
  const toCome = sorted.filter((match) => isToCome(match, worldTimeOf));
  return toCome.find(({ data }) => data.time.timestamp > 0) ?? toCome[0] ?? null;
}

const STATES = { scheduled: 'pre', live: 'in', finished: 'post', off: 'none' } as const;

function wordsOf({ data, asOf }: Dated<MatchRow>, frame: FeedFrame): string {
  const { words, offsetMs } = frame;
  const [home, away] = isolateNames(short(data.teams.home.name), short(data.teams.away.name));
  const score = scoreOf(data);
  const state = stateText(data, words, frame.worldTimeOf(asOf));
  if (score) return [`${home} ${words.score(...score)} ${away}`, state].filter(Boolean).join(', ');
  const kickOff = data.time.timestamp * 1_000;
  if (kickOff === 0) return words.changes.versus(home, away);
  const time = isHourKnown(data) ? `, ${timeText(kickOff, frame)}` : '';
  return `${words.changes.versus(home, away)}, ${dayInWords(kickOff + offsetMs, words)}${time}`;
}

/**
 * Says of a team what a dashboard shows.
 *
 * @param current null: none
 * @param asOf instant of the answer that has the team's matches, by the ageing clock
 */
export function teamSummary(
  { id, name }: TeamRecord,
  {
    current,
    matches,
    channels,
    asOf,
  }: {
    readonly current: Dated<MatchRow> | null;
    readonly matches: readonly Dated<MatchRow>[];
    readonly channels: readonly ChannelRecord[];
    readonly asOf: number;
  },
  frame: FeedFrame,
): TeamSummary {
  const others = matches.filter((match) => match.data.id !== current?.data.id);
  const next = nextMatch(others.toSorted(compareDated), frame.worldTimeOf);
  const names = channels.slice(0, MAX_CHANNELS).map((channel) => channel.name);
  return {
    id,
    name: short(name),
    state: current ? STATES[current.data.phase] : 'none',
    kickOff: current && kickOffOf(current.data),
    minute: current?.data.phase === 'live' ? (current.data.time.minute?.minute ?? null) : null,
    home: current && sideOf(current.data, 'home'),
    away: current && sideOf(current.data, 'away'),
    next: next && summaryOf(next.data),
    channel: names.length > 0 ? short(names.join(', ')) : null,
    words: current ? wordsOf(current, frame) : frame.words.preview.noMatch,
    asOf: instantText(frame.worldTimeOf(current?.asOf ?? asOf)),
  };
}
