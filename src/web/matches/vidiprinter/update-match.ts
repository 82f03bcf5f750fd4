import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { addGoal, scoreOf } from '#contract/score.ts';
import { goalsWithoutEvent, linesOf } from './lines-of.ts';
import { pairLines } from './pair-lines.ts';
import type { LineContent, LineDetail, LineDraft, PrinterLine, PrinterMatch } from './printer-line.ts';

/** How a record came. */
export interface Arrival {
  /** Instant of the record, epoch seconds. */
  readonly asOf: number;
  /** Whether it ends a gap or is the first: its events are not news. */
  readonly isCatchUp: boolean;
}

export interface MatchUpdate {
  readonly match: PrinterMatch;
  /** The match's lines so far, corrected; the same objects where nothing changed. */
  readonly lines: readonly PrinterLine[];
  /** What is to be printed, by time. `isNews`: it has just happened. */
  readonly added: readonly { readonly draft: Omit<PrinterLine, 'id' | 'order'>; readonly isNews: boolean }[];
}

/** An event that is older than this came late, and is no news; seconds. */
const MAX_DELAY_S = 600;

function matchInfo({ league, teams, time }: MatchRow, unlisted: Score, isLive: boolean): PrinterMatch {
  return {
    leagueId: league.id,
    league: league.name,
    country: league.country_name,
    countryCode: league.country_code,
    homeId: teams.home.id,
    home: teams.home.name,
    awayId: teams.away.id,
    away: teams.away.name,
    kickOff: time.timestamp,
    unlisted,
    isLive,
  };
}

const CORRECTED: Readonly<Partial<Record<LineContent['kind'], LineDetail>>> = { goal: 'goal', red: 'red' };

/** Returns the line that says which other line is struck. */
function correctionOf(line: PrinterLine, reason: string | null, match: MatchRow, asOf: number) {
  return {
    kind: 'ruling',
    side: line.side,
    score: scoreOf(match),
    minute: line.minute,
    player: line.player,
    detail: CORRECTED[line.kind] ?? 'other',
    remark: reason,
    timestamp: null,
    matchId: match.id,
    at: asOf,
    isStruck: false,
    isCorrection: true,
  } as const;
}

/** Fills in what a record knows better; the score is that of the time of printing. */
function corrected(line: PrinterLine, draft: LineDraft): PrinterLine {
  // A goal that only the score tells of knows less than its line.
  if (isOfScore(draft)) return line;
  const { player, detail, remark } = draft;
  const minute = draft.minute ?? line.minute;
  const timestamp = draft.timestamp ?? line.timestamp;
  const isSame =
    line.player === player &&
    line.detail === detail &&
    line.minute === minute &&
    line.timestamp === timestamp;
  if (isSame && line.remark === remark && line.isStruck === draft.isStruck) return line;
  return { ...line, player, detail, remark, minute, timestamp, isStruck: draft.isStruck };
}

/** Returns how many of the vanished goals the score has lost as well: events may be missing for a while. */
function struckLines(vanished: readonly PrinterLine[], all: readonly PrinterLine[], match: MatchRow) {
  const score = scoreOf(match);
  const goals = all.filter(({ kind, isStruck }) => kind === 'goal' && !isStruck);
  const surplus = (side: 'home' | 'away', at: 0 | 1) =>
    goals.filter((goal) => goal.side === side).length - (score?.[at] ?? 0);
  const left = { home: surplus('home', 0), away: surplus('away', 1) };
  const hasEvents = (match.events?.length ?? 0) > 0;
  return vanished
    .toReversed()
    .filter(({ kind, side }) =>
      kind === 'goal' ? side !== null && score !== null && left[side]-- > 0 : hasEvents,
    );
}

/** Gives each of the goals that only the score tells of its own score, up to that of the match. */
function withScores(added: readonly LineDraft[], match: MatchRow): readonly LineDraft[] {
  const goals = added.filter(isOfScore);
  const final = scoreOf(match);
  if (!final || goals.length < 2) return added;
  const count = (side: string) => goals.filter((goal) => goal.side === side).length;
  let score: Score = [final[0] - count('home'), final[1] - count('away')];
  return added.map((draft) => {
    if (!isOfScore(draft) || !draft.side) return draft;
    score = addGoal(score, draft.side);
    return { ...draft, score };
  });
}

/** Whether a goal has no event. */
const isOfScore = ({ kind, minute, player, timestamp }: LineDraft) =>
  kind === 'goal' && minute === null && player === null && timestamp === null;

/**
 * Compares a record with the printed lines of its match.
 *
 * @param previous null if the match is seen for the first time
 * @param lines the printed lines of the match
 */
export function updateMatch(
  previous: PrinterMatch | null,
  lines: readonly PrinterLine[],
  match: MatchRow,
  { asOf, isCatchUp }: Arrival,
): MatchUpdate {
  const missing = goalsWithoutEvent(match);
  // Goals without events that were scored before the match was first seen are not news.
  const unlisted: Score = previous
    ? [Math.min(previous.unlisted[0], missing[0]), Math.min(previous.unlisted[1], missing[1])]
    : missing;
  const { pairs, vanished, added } = pairLines(lines, linesOf(match, unlisted, asOf));
  const struck = new Set(struckLines(vanished, lines, match));
  const draftOf = new Map(pairs);
  const corrections = lines.flatMap((line) => {
    const draft = draftOf.get(line);
    const isRuledOut = draft?.isStruck === true && !line.isStruck;
    return isRuledOut || struck.has(line) ? [correctionOf(line, draft?.remark ?? null, match, asOf)] : [];
  });
  const news = (draft: LineDraft) => !isCatchUp && (draft.isNow || draft.at > asOf - MAX_DELAY_S);
  return {
    match: matchInfo(match, unlisted, match.phase === 'live'),
    lines: lines.map((line) => {
      const draft = draftOf.get(line);
      if (draft) return corrected(line, draft);
      return struck.has(line) ? { ...line, isStruck: true } : line;
    }),
    added: [
      ...withScores(added, match).map(({ isNow, ...draft }) => ({
        draft: {
          ...draft,
          matchId: match.id,
          at: Math.min(asOf, isNow && !isCatchUp ? asOf : draft.at),
          isCorrection: false,
        },
        isNews: news({ ...draft, isNow }),
      })),
      ...corrections.map((draft) => ({ draft, isNews: !isCatchUp })),
    ],
  };
}
