import {
  createProblemList,
  type GrammarOf,
  guard,
  idsOf,
  isNamedZone,
  listOf,
  oneOf,
  readParameters,
  single,
  writeParameters,
} from '#contract/address-grammar.ts';
import { DESK_FORMATS, type DeskFormat } from '#contract/desk/desk-variables.ts';
import { isDay } from '#web/format/day.ts';
import type { Address } from './addresses.ts';

/** Sections of the desk's text, in its order. */
export const DESK_SECTIONS = ['results', 'classified', 'deciders', 'fixtures', 'tv', 'tables'] as const;
export type DeskSection = (typeof DESK_SECTIONS)[number];

/** What the desk writes and how: everything that its address says. */
export interface DeskProgram {
  /** `YYYY-MM-DD`; null: today. */
  readonly d: string | null;
  readonly sections: readonly DeskSection[];
  readonly format: DeskFormat;
  /** Ids of competitions, in their order; empty: all. */
  readonly leagues: readonly string[];
  /** IANA zone of the day and of all times; null: the viewer's. */
  readonly zone: string | null;
  /** Codes of the countries whose channels are listed; empty: the viewer's. */
  readonly tv: readonly string[];
}

export const DEFAULT_DESK: DeskProgram = {
  d: null,
  sections: ['results'],
  format: 'text',
  leagues: [],
  zone: null,
  tv: [],
};

/** Each competition's table is a request. */
export const MAX_DESK_LEAGUES = 20;
const MAX_COUNTRIES = 5;
const DESK = '/desk' satisfies Address;

const isSection = (text: string): text is DeskSection => DESK_SECTIONS.some((section) => section === text);

const GRAMMAR: GrammarOf<DeskProgram> = {
  d: single(guard(isDay)),
  sections: listOf(isSection, DESK_SECTIONS.length, DESK_SECTIONS),
  format: oneOf(DESK_FORMATS),
  leagues: idsOf(MAX_DESK_LEAGUES),
  zone: single(isNamedZone),
  tv: listOf(
    guard((text) => /^[a-z]{2,5}$/.test(text)),
    MAX_COUNTRIES,
  ),
};

/** Returns what the desk's address says, and the names of the parameters in it that cannot be read, each once. */
export function parseDeskAddress(search: string): {
  readonly program: DeskProgram;
  readonly problems: readonly string[];
} {
  const { problems, report } = createProblemList();
  const program = readParameters(new URLSearchParams(search), GRAMMAR, DEFAULT_DESK, report);
  return { program, problems: [...new Set(problems.map(({ parameter }) => parameter))] };
}

/** Returns the shortest address of a program: `/desk?d=2026-11-21&sections=results,tables&leagues=10`. */
export const deskAddress = (program: Partial<DeskProgram> = {}): Address =>
  `${DESK}${writeParameters({ ...DEFAULT_DESK, ...program }, GRAMMAR, DEFAULT_DESK)}` as Address;
