import type { MatchRow } from '#contract/records/match.ts';
import { isGap } from '#news/gap.ts';
import type { MatchChange } from '#news/match-change.ts';
import { uniqueKey } from '#news/tally.ts';
import { MAX_LAG_MS } from '#web/clock/world-clock.ts';
import { type Arrival, type FollowedMatch, followMatch } from './follow-match.ts';
import { correctLines } from './line-of.ts';
import { MAX_DELAY_S } from './line-time.ts';
import type { NewLine, PrinterLine } from './printer-line.ts';

/** Lines that are kept; older ones are dropped. */
export const MAX_LINES = 500;
/** In any world, a match that was not seen may have been played in a gap of this length; ms. */
const MAX_WORLD_GAP_MS = 1_800_000;
/** A match that left the live list is requested for as long after its kick-off, seconds: some are never listed as ended. */
const MAX_MATCH_S = 21_600;
/** Matches that have left the live list; the first of more are forgotten. */
const MAX_DEPARTED = 300;

/** A record that the spoiler shield may have emptied. */
type ShieldableMatch = MatchRow & { readonly shielded?: boolean };

/** The vidiprinter: what it has printed, and what it needs to go on. */
export interface Printer {
  /** As-of instant of the newest live list, epoch ms; null before the first one. */
  readonly asOf: number | null;
  /** Oldest first. */
  readonly lines: readonly PrinterLine[];
  /** The matches of the lines and those in play, by id. */
  readonly matches: ReadonlyMap<string, FollowedMatch>;
  /** Events of a match that is seen again after it was over may have had a line that was dropped, up to this time (epoch s). */
  readonly droppedUntil: number;
  /** Matches that have left the live list and whose end is not known. */
  readonly departed: readonly string[];
  /** The list of matches that ended is needed as of this instant, epoch ms; null if it is not. */
  readonly endedSince: number | null;
  /** The newest line that was printed as it happened; null after a catch-up. */
  readonly newsId: string | null;
}

export const EMPTY_PRINTER: Printer = {
  asOf: null,
  lines: [],
  matches: new Map(),
  droppedUntil: Number.NEGATIVE_INFINITY,
  departed: [],
  endedSince: null,
  newsId: null,
};

/** News stays above all other lines for as long, seconds; then it takes the place that it has wherever it was printed later. */
const NEWS_ON_TOP_S = 120;
/** Between two lines that were printed at once, seconds. */
const ORDER_STEP_S = 0.001;

/** Sorts lines in the same way wherever they have been printed. */
const byOrder = (a: PrinterLine, b: PrinterLine) => a.order - b.order || (a.changeId < b.changeId ? -1 : 1);

/** Sorts the lines by their times that have been on top for long enough. */
function settleOrder(lines: readonly PrinterLine[], asOf: number): readonly PrinterLine[] {
  const isDue = ({ order, at }: PrinterLine) => order !== at && order < asOf / 1000 - NEWS_ON_TOP_S;
  if (!lines.some(isDue)) return lines;
  return lines.map((line) => (isDue(line) ? { ...line, order: line.at } : line)).sort(byOrder);
}

/** Prints lines: news above all others, the rest by time. */
function print(printer: Printer, added: readonly NewLine[], { asOf, isCatchUp }: Arrival): Printer {
  const isOpen = ({ isCorrection, matchId, at }: NewLine) =>
    isCorrection || printer.matches.get(matchId)?.isLive || at > printer.droppedUntil;
  const printed = added.filter(isOpen).toSorted((a, b) => a.at - b.at);
  if (printed.length === 0) return printer;
  let order = printer.lines.at(-1)?.order ?? Number.NEGATIVE_INFINITY;
  let { newsId } = printer;
  const ids = new Set(printer.lines.map(({ id }) => id));
  const newLines = printed.map((content): PrinterLine => {
    const line = { ...content, id: uniqueKey(content.changeId, ids) };
    ids.add(line.id);
    const isNews = !isCatchUp && line.at > asOf / 1000 - MAX_DELAY_S;
    if (!isNews) return { ...line, order: line.at };
    order = Math.max(order + ORDER_STEP_S, line.at);
    newsId = line.id;
    return { ...line, order };
  });
  const lines = [...printer.lines, ...newLines].sort(byOrder);
  const cut = lines.splice(0, Math.max(0, lines.length - MAX_LINES));
  const droppedUntil = Math.max(printer.droppedUntil, ...cut.map(({ at }) => at));
  return { ...printer, lines, newsId, droppedUntil };
}

/** Forgets a match and its lines. */
function forget(printer: Printer, id: string): Printer {
  if (!printer.matches.has(id)) return printer;
  const matches = new Map(printer.matches);
  matches.delete(id);
  return { ...printer, matches, lines: printer.lines.filter(({ matchId }) => matchId !== id) };
}

function mergeMatches(start: Printer, records: readonly ShieldableMatch[], arrival: Arrival): Printer {
  const shielded = records.filter((record) => record.shielded);
  const printer = shielded.reduce((state, { id }) => forget(state, id), start);
  const matches = new Map(printer.matches);
  const printedIds = new Set(printer.lines.map(({ changeId }) => changeId));
  const changes: MatchChange[] = [];
  const added: NewLine[] = [];
  for (const record of records) {
    if (record.shielded || isUnplayed(record)) continue;
    const step = followMatch(matches.get(record.id) ?? null, record, arrival, (id) => printedIds.has(id));
    matches.set(record.id, step.match);
    changes.push(...step.changes);
    added.push(...step.lines);
  }
  const lines = correctLines(printer.lines, changes);
  return pruneMatches(print({ ...printer, matches, lines }, added, arrival));
}

const isUnplayed = ({ phase, scores }: MatchRow) => phase === 'scheduled' || scores.home_score === null;

/** Forgets matches that are over and have no lines left. */
function pruneMatches(printer: Printer): Printer {
  const printed = new Set(printer.lines.map(({ matchId }) => matchId));
  const matches = [...printer.matches].filter(([id, { isLive }]) => isLive || printed.has(id));
  return matches.length === printer.matches.size ? printer : { ...printer, matches: new Map(matches) };
}

/**
 * Merges a live list. A match that has left it is to be requested; after a gap, and at the start, so are all that
 * ended. A record that is not believed, as of a late server, changes no line.
 *
 * @param asOf epoch ms
 * @param rate world seconds in a real second
 * @param periodMs time between two polls, real ms
 */
export function mergeLive(
  previous: Printer,
  records: readonly ShieldableMatch[],
  asOf: number,
  rate = 1,
  periodMs = 0,
): Printer {
  const isSetBack = previous.asOf !== null && asOf < previous.asOf - MAX_LAG_MS;
  const printer = isSetBack ? EMPTY_PRINTER : previous;
  if (printer.asOf !== null && asOf < printer.asOf) return printer;
  const isCatchUp =
    printer.asOf === null ||
    isGap(printer.asOf, asOf, periodMs, rate) ||
    asOf - printer.asOf > MAX_WORLD_GAP_MS;
  const ids = new Set(records.map(({ id }) => id));
  const gone = [...printer.matches].filter(([id, { isLive }]) => isLive && !ids.has(id)).map(([id]) => id);
  const merged = mergeMatches(printer, records, { asOf, rate, isCatchUp });
  const departed = [...new Set([...printer.departed, ...gone])]
    .filter((id) => !ids.has(id))
    .slice(-MAX_DEPARTED);
  return {
    ...merged,
    lines: settleOrder(merged.lines, asOf),
    asOf,
    departed,
    endedSince: isCatchUp ? asOf : printer.endedSince,
    newsId: isCatchUp ? null : merged.newsId,
  };
}

/** Merges the list of matches that ended today; it is needed until it is as new as the live list after the gap. */
export function mergeEnded(printer: Printer, records: readonly ShieldableMatch[], asOf: number): Printer {
  const merged = mergeMatches(printer, records.filter(hasEnded), { asOf, rate: 1, isCatchUp: true });
  const ids = new Set(records.map(({ id }) => id));
  return {
    ...merged,
    departed: printer.departed.filter((id) => !ids.has(id)),
    endedSince: printer.endedSince !== null && asOf < printer.endedSince ? printer.endedSince : null,
  };
}

const hasEnded = ({ phase }: MatchRow) => phase !== 'live';

/**
 * Merges the records of matches that had left the live list. One that the service does not return is gone, as is one
 * that should have ended long ago; any other that is still in play is requested again.
 *
 * @param ids the requested matches
 */
export function mergeDeparted(
  printer: Printer,
  ids: readonly string[],
  records: readonly ShieldableMatch[],
  asOf: number,
): Printer {
  const awaited = new Set(printer.departed);
  const over = records.filter((record) => awaited.has(record.id) && hasEnded(record));
  const merged = mergeMatches(printer, over, { asOf, rate: 1, isCatchUp: false });
  const canBeInPlay = ({ phase, time }: ShieldableMatch) =>
    phase === 'live' && time.timestamp + MAX_MATCH_S > asOf / 1000;
  const inPlay = new Set(records.filter(canBeInPlay).map(({ id }) => id));
  // A result that is not believed yet is requested again.
  const isDoubtful = (id: string) => merged.matches.get(id)?.memory.isDoubtful === true;
  const gone = ids.filter((id) => awaited.has(id) && !inPlay.has(id) && !isDoubtful(id));
  if (gone.length === 0) return merged;
  return {
    ...merged,
    // Otherwise the next live list would miss them again.
    matches: new Map(
      [...merged.matches].map(([id, match]) => [id, gone.includes(id) ? { ...match, isLive: false } : match]),
    ),
    departed: printer.departed.filter((id) => !gone.includes(id)),
  };
}
