import { dataOf, type Version } from '#bff/cache/version.ts';
import type { NamesVersion } from '#bff/competition-names.ts';
import type { Log } from '#bff/log.ts';
import { serverWords } from '#bff/server-words.ts';
import { parseDay } from '#contract/calendar-day.ts';
import type { ComparedKind } from '#contract/comparison.ts';
import { DAY_MS } from '#contract/durations.ts';
import { isId } from '#contract/is-id.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import type { Language } from '#contract/locales.ts';
import type { League } from '#contract/records/league.ts';
import type { Match } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { dayText, describeMatch } from './describe-match.ts';
import { DESCRIBERS, describeCompetition } from './describe-record.ts';
import type { Preview } from './preview.ts';
import type { PreviewRecords } from './preview-records.ts';
import type { PlainKind, PreviewTarget, RecordTarget } from './preview-target.ts';
import { type PreviewWords, previewWords } from './preview-words.ts';

/** Says what a page without a record of its own has, and of which day. */
function describePage(kind: PlainKind, day: string | null, words: PreviewWords): Preview {
  const { pages, days, general } = words.preview;
  if (kind !== 'scores' && kind !== 'tv' && kind !== 'odds') return pages[kind];
  const { title, description } = days[kind];
  const dayNumber = day === null ? null : parseDay(day);
  if (dayNumber === null) {
    return kind === 'scores' ? general : { title, description: description(null) };
  }
  const text = dayText(dayNumber * DAY_MS, words);
  return { title: `${title}, ${text}`, description: description(text) };
}

/** Returns what is said of links without more to say. */
export const generalPreview = (language: Language): Preview => serverWords(language).preview.general;

/** Calls the describer of a kind with a record of that kind. */
const describeBy = <Kind extends keyof typeof DESCRIBERS>(
  kind: Kind,
  version: Version,
  words: PreviewWords,
) => {
  const record = dataOf<Parameters<(typeof DESCRIBERS)[Kind]>[0] | null>(version);
  const describer = DESCRIBERS[kind] as (record: unknown, words: PreviewWords) => Preview;
  return record && describer(record, words);
};

function describeTables(target: RecordTarget, version: Version, tables: Version | null, words: PreviewWords) {
  const league = dataOf<League | null>(version);
  return (
    league && describeCompetition(league, target, tables && dataOf<StandingsRecord | null>(tables), words)
  );
}

/** Answers that a preview is made from. */
export interface PreviewSources {
  readonly record: Version | null;
  /** What the record is compared with. */
  readonly other: Version | null;
  /** Tables of a competition. */
  readonly tables: Version | null;
  /** Names of competitions in its language. */
  readonly names: NamesVersion | null;
}

/** Finds what a target's preview is made from. */
export function findSources(
  target: PreviewTarget,
  language: Language,
  records: PreviewRecords,
): PreviewSources | Promise<PreviewSources> {
  const none: PreviewSources = {
    record: null,
    other: null,
    tables: null,
    names: records.namesIn(language),
  };
  if (target.kind === 'comparison') {
    const versions = Promise.all(target.ids.map((id) => records.find(target.of, id)));
    return versions.then(([record = null, other = null]) => ({ ...none, record, other }));
  }
  if (!('id' in target)) return none;
  const withTables = (record: Version | null): PreviewSources => {
    if (target.kind !== 'competition' || !record) return { ...none, record };
    const seasonId = target.season ?? dataOf<League | null>(record)?.id_current_season ?? null;
    const tables = seasonId === null || !isId(seasonId) ? null : records.findTables(seasonId);
    return { ...none, record, tables };
  };
  const record = records.find(target.kind, target.id);
  return record instanceof Promise ? record.then(withTables) : withTables(record);
}

/**
 * Says what a link leads to; null if there is no record of it. A defect is logged and costs the page nothing but its
 * description.
 */
export function describe(
  target: PreviewTarget,
  sources: PreviewSources,
  language: Language,
  log: Log,
): Preview | null {
  try {
    return describeTarget(target, sources, language);
  } catch {
    log('error', 'page not described', { kind: target.kind });
    return null;
  }
}

function describeTarget(
  target: PreviewTarget,
  { record, other, tables, names }: PreviewSources,
  language: Language,
): Preview | null {
  const words = previewWords(language, names);
  if (target.kind === 'comparison') return describeComparison([record, other], target.of, words);
  if (!('id' in target)) return describePage(target.kind, target.day, words);
  if (!record) return null;
  const { kind } = target;
  if (kind === 'match') return matchPreview(record, target, words);
  if (kind === 'competition') return describeTables(target, record, tables, words);
  return describeBy(kind, record, words);
}

function describeComparison(
  versions: readonly (Version | null)[],
  of: ComparedKind,
  words: PreviewWords,
): Preview | null {
  const [first, second] = versions.map(
    (version) => version && dataOf<{ readonly name: string } | null>(version),
  );
  if (!first || !second) return null;
  return {
    title: words.changes.versus(...isolateNames(first.name, second.name)),
    description: words.preview.compared[of],
  };
}

function matchPreview(version: Version, target: RecordTarget, words: PreviewWords): Preview | null {
  const match = dataOf<Match | null>(version);
  return match && describeMatch(match, version.asOf, target, words);
}
