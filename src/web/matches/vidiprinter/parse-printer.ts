import { isObject } from '#contract/is-object.ts';
import type { Score } from '#contract/parse/score.ts';
import { isMatchMemory } from '#news/is-match-memory.ts';
import type { FollowedMatch } from './follow-match.ts';
import { EMPTY_PRINTER, MAX_LINES, type Printer } from './printer.ts';
import { LINE_DETAILS, LINE_KINDS, type PrinterLine } from './printer-line.ts';

/** Of what is stored; another one is not read. */
const VERSION = 4;

const isNumber = (json: unknown): json is number => typeof json === 'number' && Number.isFinite(json);
const isText = (json: unknown): json is string => typeof json === 'string';
const isTextOrNull = (json: unknown): json is string | null => json === null || isText(json);
const isOneOf = (json: unknown, values: readonly unknown[]) => values.includes(json);
const isScore = (json: unknown): json is Score =>
  Array.isArray(json) && json.length === 2 && json.every(isNumber);

function isLine(json: unknown): json is PrinterLine {
  if (!isObject(json)) return false;
  const { id, changeId, matchId, at, order, kind, side, score, minute, player, detail, remark, earlier } =
    json;
  return (
    [id, changeId, matchId].every(isText) &&
    [at, order].every(isNumber) &&
    isOneOf(kind, LINE_KINDS) &&
    isOneOf(side, ['home', 'away', null]) &&
    [score, earlier].every((one) => one === null || isScore(one)) &&
    [minute, player, remark].every(isTextOrNull) &&
    isOneOf(detail, [...LINE_DETAILS, null]) &&
    [json['isExact'], json['isStruck'], json['isCorrection']].every((flag) => typeof flag === 'boolean')
  );
}

function isMatch(json: unknown): json is FollowedMatch {
  if (!isObject(json)) return false;
  const { leagueId, league, country, countryCode, homeId, home, awayId, away, kickOff, isLive, memory } =
    json;
  const areTexts = [leagueId, league, homeId, home, awayId, away].every(isText);
  if (!areTexts || ![country, countryCode].every(isTextOrNull) || !isNumber(kickOff)) return false;
  return typeof isLive === 'boolean' && isMatchMemory(memory);
}

const isMatchEntry = (json: unknown): json is readonly [string, FollowedMatch] =>
  Array.isArray(json) && isText(json[0]) && isMatch(json[1]);

/** Returns a printer as JSON that `parsePrinter` reads. */
export function writePrinter({ droppedUntil, matches, newsId, endedSince, ...printer }: Printer): unknown {
  const finite = isNumber(droppedUntil) ? droppedUntil : null;
  return { ...printer, version: VERSION, matches: [...matches], droppedUntil: finite };
}

/** Reads a stored printer; an empty one if it is broken or of another version, since half a list would print the rest again. */
export function parsePrinter(json: unknown): Printer {
  if (!isObject(json) || json['version'] !== VERSION) return EMPTY_PRINTER;
  const { asOf, lines, matches, droppedUntil, departed } = json;
  const areLines = Array.isArray(lines) && lines.length <= MAX_LINES && lines.every(isLine);
  const areMatches = Array.isArray(matches) && matches.every(isMatchEntry);
  const areIds = Array.isArray(departed) && departed.every(isText);
  if (!areLines || !areMatches || !areIds || !isNumber(asOf)) return EMPTY_PRINTER;
  const byId = new Map(matches);
  if (!lines.every(({ matchId }) => byId.has(matchId))) return EMPTY_PRINTER;
  return {
    asOf,
    lines,
    matches: byId,
    droppedUntil: isNumber(droppedUntil) ? droppedUntil : EMPTY_PRINTER.droppedUntil,
    departed,
    endedSince: null,
    newsId: null,
  };
}
