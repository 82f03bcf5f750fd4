import type { Printer } from './printer.ts';
import type { LineKind, PrinterLine, PrinterMatch } from './printer-line.ts';

/** What `?kinds=` can name, and the kinds of lines that each has. */
const KINDS_BY_NAME = {
  goals: ['goal'],
  reds: ['red'],
  penalties: ['penalty-missed', 'kick'],
  rulings: ['ruling'],
  'kick-offs': ['kick-off'],
  'half-times': ['half-time', 'ninety'],
  'full-times': ['full-time', 'extra-time', 'after-extra-time', 'after-penalties', 'awarded', 'abandoned'],
} as const satisfies Readonly<Record<string, readonly LineKind[]>>;

export type KindName = keyof typeof KINDS_BY_NAME;

export const KIND_NAMES = Object.keys(KINDS_BY_NAME) as readonly KindName[];

/** Which lines are shown; an empty set shows all. */
export interface LineFilter {
  readonly kinds: ReadonlySet<KindName>;
  readonly leagues: ReadonlySet<string>;
}

const isKindName = (name: string): name is KindName => KIND_NAMES.some((one) => one === name);
const isLeagueId = (id: string) => /^\d{1,18}$/.test(id);

const valuesOf = (search: URLSearchParams, name: string): readonly string[] =>
  (search.get(name) ?? '').split(',').filter(Boolean);

/** Reads the filter of an address; `refused` are its values that name nothing. */
export function parseLineFilter(
  search: URLSearchParams,
): LineFilter & { readonly refused: readonly string[] } {
  const kinds = valuesOf(search, 'kinds');
  const leagues = valuesOf(search, 'leagues');
  return {
    kinds: new Set(kinds.filter(isKindName)),
    leagues: new Set(leagues.filter(isLeagueId)),
    refused: [...kinds.filter((name) => !isKindName(name)), ...leagues.filter((id) => !isLeagueId(id))],
  };
}

/** A line and its match, for the page. */
export interface ShownLine {
  readonly line: PrinterLine;
  readonly match: PrinterMatch;
}

/** Returns the lines that a filter shows, newest first. */
export function filterLines(
  { lines, matches }: Printer,
  { kinds, leagues }: LineFilter,
): readonly ShownLine[] {
  const shownKinds = new Set<LineKind>([...kinds].flatMap((name) => [...KINDS_BY_NAME[name]]));
  return lines.toReversed().flatMap((line) => {
    const match = matches.get(line.matchId);
    const isShown =
      match &&
      (kinds.size === 0 || shownKinds.has(line.kind)) &&
      (leagues.size === 0 || leagues.has(match.leagueId));
    return isShown ? [{ line, match }] : [];
  });
}

/** A competition with lines. */
export interface PrinterLeague {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly countryCode: string | null;
  readonly lineCount: number;
}

/** Returns the competitions that have lines, the one with most lines first. */
export function leaguesOf({ lines, matches }: Printer, intl: string): readonly PrinterLeague[] {
  const leagues = new Map<string, PrinterLeague>();
  for (const { matchId } of lines) {
    const match = matches.get(matchId);
    if (!match) continue;
    const { leagueId: id, league: name, country, countryCode } = match;
    leagues.set(id, { id, name, country, countryCode, lineCount: (leagues.get(id)?.lineCount ?? 0) + 1 });
  }
  return [...leagues.values()].sort(
    (a, b) => b.lineCount - a.lineCount || a.name.localeCompare(b.name, intl),
  );
}
