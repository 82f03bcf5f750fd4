import { isObject } from '#contract/is-object.ts';
import type { Score } from '#contract/parse/score.ts';
import { EMPTY_PRINTER, MAX_LINES, type Printer } from './printer.ts';
import { LINE_DETAILS, LINE_KINDS, type PrinterLine, type PrinterMatch } from './printer-line.ts';

/** Older lines of matches in play, at most; a stored list with more is broken. */
const MAX_DROPPED = 5_000;

const isNumber = (json: unknown): json is number => typeof json === 'number' && Number.isFinite(json);
const isText = (json: unknown): json is string => typeof json === 'string';
const isTextOrNull = (json: unknown): json is string | null => json === null || isText(json);
const isOneOf = (json: unknown, values: readonly unknown[]) => values.includes(json);
const isScore = (json: unknown): json is Score =>
  Array.isArray(json) && json.length === 2 && json.every(isNumber);

function isLine(json: unknown): json is PrinterLine {
  if (!isObject(json)) return false;
  const { id, matchId, at, order, kind, side, score, minute, player, detail, remark, timestamp } = json;
  return (
    [id, matchId].every(isText) &&
    [at, order].every(isNumber) &&
    isOneOf(kind, LINE_KINDS) &&
    isOneOf(side, ['home', 'away', null]) &&
    (score === null || isScore(score)) &&
    [minute, player, remark].every(isTextOrNull) &&
    isOneOf(detail, [...LINE_DETAILS, null]) &&
    (timestamp === null || isNumber(timestamp)) &&
    [json['isStruck'], json['isCorrection']].every((flag) => typeof flag === 'boolean')
  );
}

function isMatch(json: unknown): json is PrinterMatch {
  if (!isObject(json)) return false;
  const { leagueId, league, country, countryCode, homeId, home, awayId, away, kickOff, unlisted, isLive } =
    json;
  const areTexts = [leagueId, league, homeId, home, awayId, away].every(isText);
  if (!areTexts || ![country, countryCode].every(isTextOrNull) || !isNumber(kickOff)) return false;
  return isScore(unlisted) && typeof isLive === 'boolean';
}

const isMatchEntry = (json: unknown): json is readonly [string, PrinterMatch] =>
  Array.isArray(json) && isText(json[0]) && isMatch(json[1]);

/** Returns a printer as JSON that `parsePrinter` reads. */
export function writePrinter({
  droppedUntil,
  matches,
  newsId,
  endedSince,
  sighting,
  ...printer
}: Printer): unknown {
  const finite = isNumber(droppedUntil) ? droppedUntil : null;
  return { ...printer, matches: [...matches], droppedUntil: finite };
}

/** Reads a stored printer; an empty one if any of it is broken, since half a list would print the rest again. */
export function parsePrinter(json: unknown): Printer {
  if (!isObject(json)) return EMPTY_PRINTER;
  const { asOf, lines, dropped, matches, droppedUntil, nextId, departed } = json;
  const areLines = Array.isArray(lines) && lines.length <= MAX_LINES && lines.every(isLine);
  const areDropped = Array.isArray(dropped) && dropped.length <= MAX_DROPPED && dropped.every(isLine);
  const areMatches = Array.isArray(matches) && matches.every(isMatchEntry);
  const areIds = Array.isArray(departed) && departed.every(isText);
  if (!areLines || !areDropped || !areMatches || !areIds) return EMPTY_PRINTER;
  if (!isNumber(asOf) || !isNumber(nextId)) return EMPTY_PRINTER;
  const byId = new Map(matches);
  if (!lines.every(({ matchId }) => byId.has(matchId))) return EMPTY_PRINTER;
  return {
    asOf,
    lines,
    dropped,
    matches: byId,
    droppedUntil: isNumber(droppedUntil) ? droppedUntil : EMPTY_PRINTER.droppedUntil,
    nextId,
    departed,
    endedSince: null,
    newsId: null,
    sighting: EMPTY_PRINTER.sighting,
  };
}
