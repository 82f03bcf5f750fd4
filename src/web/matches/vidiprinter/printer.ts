import type { MatchRow } from '#contract/records/match.ts';
import { addGoal } from '#contract/score.ts';
import { changesOf, firstSighting, type Sighting, seenMatches } from '#news/changes-of.ts';
import { isGap } from '#news/gap.ts';
import type { ShieldableMatch } from './lines-of.ts';
import type { PrinterLine, PrinterMatch } from './printer-line.ts';
import { type Arrival, type MatchUpdate, updateMatch } from './update-match.ts';

/** Lines that are kept; older ones are dropped. */
export const MAX_LINES = 500;
/** In any world, a match that was not seen may have been played in a gap of this length; ms. */
const MAX_WORLD_GAP_MS = 1_800_000;
/** A match that left the live list is requested for as long after its kick-off, seconds: some are never listed as ended. */
const MAX_MATCH_S = 21_600;
/** Matches that have left the live list; the first of more are forgotten. */
const MAX_DEPARTED = 300;
/** A world that is set back further than this starts again; ms. */
const MAX_LAG_MS = 86_400_000;

/** The vidiprinter: what it has printed, and what it needs to go on. */
export interface Printer {
  /** As-of instant of the newest live list, epoch ms; null before the first one. */
  readonly asOf: number | null;
  /** Oldest first. */
  readonly lines: readonly PrinterLine[];
  /** The matches of the lines and those in play, by id. */
  readonly matches: ReadonlyMap<string, PrinterMatch>;
  /** Older lines of matches in play: no longer shown, but their events are not printed again. */
  readonly dropped: readonly PrinterLine[];
  /** Events of matches that are over and happened up to this time (epoch s) may have had a line that was dropped. */
  readonly droppedUntil: number;
  /** Number of the next line. */
  readonly nextId: number;
  /** Matches that have left the live list and whose end is not known. */
  readonly departed: readonly string[];
  /** The list of matches that ended is needed as of this instant, epoch ms; null if it is not. */
  readonly endedSince: number | null;
  /** The newest line that was printed as it happened; null after a catch-up. */
  readonly newsId: string | null;
  /** What has been seen of the matches in play. */
  readonly sighting: Sighting;
}

export const EMPTY_PRINTER: Printer = {
  asOf: null,
  lines: [],
  matches: new Map(),
  dropped: [],
  droppedUntil: Number.NEGATIVE_INFINITY,
  nextId: 1,
  departed: [],
  endedSince: null,
  newsId: null,
  sighting: firstSighting(new Map()),
};

type Added = MatchUpdate['added'];

/** Prints lines: news above all others, the rest by time. */
function print(printer: Printer, added: Added): Printer {
  const isOpen = ({ draft: { isCorrection, matchId, at } }: Added[number]) =>
    isCorrection || printer.matches.get(matchId)?.isLive || at > printer.droppedUntil;
  const printed = added.filter(isOpen).toSorted((a, b) => a.draft.at - b.draft.at);
  if (printed.length === 0) return printer;
  let order = printer.lines.at(-1)?.order ?? Number.NEGATIVE_INFINITY;
  let { nextId, newsId } = printer;
  const newLines = printed.map(({ draft, isNews }): PrinterLine => {
    order = isNews ? Math.max(order, draft.at) : order;
    const line = { ...draft, id: String(nextId), order: isNews ? order : draft.at };
    nextId += 1;
    newsId = isNews ? line.id : newsId;
    return line;
  });
  const lines = [...printer.lines, ...newLines].sort((a, b) => a.order - b.order);
  const cut = lines.splice(0, Math.max(0, lines.length - MAX_LINES));
  const droppedUntil = Math.max(printer.droppedUntil, ...cut.map(({ at }) => at));
  return { ...printer, lines, dropped: [...printer.dropped, ...cut], nextId, newsId, droppedUntil };
}

/**
 * Discards the dropped lines of matches that are over. Goals that only the score tells of are counted, so that it does
 * not tell of them again.
 */
function discardDropped(printer: Printer): Printer {
  const isLive = ({ matchId }: PrinterLine) => printer.matches.get(matchId)?.isLive === true;
  const discarded = printer.dropped.filter((line) => !isLive(line));
  if (discarded.length === 0) return printer;
  const matches = new Map(printer.matches);
  for (const { matchId, kind, side, minute, timestamp, isStruck } of discarded) {
    const match = matches.get(matchId);
    const isOfScore = kind === 'goal' && minute === null && timestamp === null && !isStruck;
    if (match && side && isOfScore)
      matches.set(matchId, { ...match, unlisted: addGoal(match.unlisted, side) });
  }
  return { ...printer, matches, dropped: printer.dropped.filter(isLive) };
}

/** Forgets the lines of a match, and the match. */
function forget(printer: Printer, id: string): Printer {
  if (!printer.matches.has(id)) return printer;
  const matches = new Map(printer.matches);
  matches.delete(id);
  const isOther = ({ matchId }: PrinterLine) => matchId !== id;
  return {
    ...printer,
    matches,
    lines: printer.lines.filter(isOther),
    dropped: printer.dropped.filter(isOther),
  };
}

function mergeMatches(start: Printer, records: readonly ShieldableMatch[], arrival: Arrival): Printer {
  const shielded = records.filter((record) => record.shielded);
  const printer = shielded.reduce((state, { id }) => forget(state, id), start);
  const linesByMatch = Map.groupBy([...printer.dropped, ...printer.lines], ({ matchId }) => matchId);
  const matches = new Map(printer.matches);
  const updatedLines = new Map<PrinterLine, PrinterLine>();
  const added: Added[number][] = [];
  for (const record of records) {
    if (record.shielded || isUnplayed(record)) continue;
    const lines = linesByMatch.get(record.id) ?? [];
    const update = updateMatch(matches.get(record.id) ?? null, lines, record, arrival);
    matches.set(record.id, update.match);
    for (const [at, line] of update.lines.entries()) {
      const before = lines[at];
      if (before && before !== line) updatedLines.set(before, line);
    }
    added.push(...update.added);
  }
  const updated = (lines: readonly PrinterLine[]) =>
    updatedLines.size === 0 ? lines : lines.map((line) => updatedLines.get(line) ?? line);
  const { lines, dropped } = printer;
  const next = { ...printer, matches, lines: updated(lines), dropped: updated(dropped) };
  return pruneMatches(discardDropped(print(next, added)));
}

const isUnplayed = ({ phase, scores }: MatchRow) => phase === 'scheduled' || scores.home_score === null;

/** Forgets matches that are over and have no lines left. */
function pruneMatches(printer: Printer): Printer {
  const printed = new Set(printer.lines.map(({ matchId }) => matchId));
  const matches = [...printer.matches].filter(([id, { isLive }]) => isLive || printed.has(id));
  return matches.length === printer.matches.size ? printer : { ...printer, matches: new Map(matches) };
}

/** Returns a record with the sides that its match was printed with: some feeds swap those of a match in play. */
function withFirstSides(record: ShieldableMatch, match: PrinterMatch | undefined): ShieldableMatch {
  const { teams, scores } = record;
  if (match?.homeId !== teams.away.id) return record;
  return {
    ...record,
    teams: { home: teams.away, away: teams.home },
    scores: { ...scores, home_score: scores.away_score, away_score: scores.home_score },
  } as ShieldableMatch;
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
  const { sighting } = changesOf(printer.sighting, seenMatches(records, asOf), { rate, gap: null });
  const believed = records
    .filter(({ id }) => !sighting.memories.get(id)?.isDoubtful)
    .map((record) => withFirstSides(record, printer.matches.get(record.id)));
  const ids = new Set(records.map(({ id }) => id));
  const gone = [...printer.matches].filter(([id, { isLive }]) => isLive && !ids.has(id)).map(([id]) => id);
  const merged = mergeMatches(printer, believed, { asOf: asOf / 1000, isCatchUp });
  const departed = [...new Set([...printer.departed, ...gone])]
    .filter((id) => !ids.has(id))
    .slice(-MAX_DEPARTED);
  return {
    ...merged,
    asOf,
    sighting,
    departed,
    endedSince: isCatchUp ? asOf : printer.endedSince,
    newsId: isCatchUp ? null : merged.newsId,
  };
}

/** Merges the list of matches that ended today; it is needed until it is as new as the live list after the gap. */
export function mergeEnded(printer: Printer, records: readonly ShieldableMatch[], asOf: number): Printer {
  const merged = mergeMatches(printer, records.filter(hasEnded), { asOf: asOf / 1000, isCatchUp: true });
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
  const merged = mergeMatches(printer, over, { asOf: asOf / 1000, isCatchUp: false });
  const canBeInPlay = ({ phase, time }: ShieldableMatch) =>
    phase === 'live' && time.timestamp + MAX_MATCH_S > asOf / 1000;
  const inPlay = new Set(records.filter(canBeInPlay).map(({ id }) => id));
  const gone = ids.filter((id) => awaited.has(id) && !inPlay.has(id));
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
