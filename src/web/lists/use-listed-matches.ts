import { useQueryClient } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { EMPTY_STORE, isSameEntry, type MatchStore, pickEntries } from '#news/match-store.ts';
import type { Answer } from '#web/data/fetch.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { useStore } from '#web/state/store.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

/** The answers of a page's lists; undefined while they have not come. */
export type ListAnswers = readonly (Answer<readonly MatchRow[]> | undefined)[];

interface ListedView {
  readonly subject: string;
  readonly answers: ListAnswers;
  /** The program's matches. */
  readonly all: MatchStore;
  /** Ids in the answers so far. */
  readonly ids: ReadonlySet<string>;
  /** Those of the page. */
  readonly store: MatchStore;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

function idsIn({ answers: before, ids }: ListedView, answers: ListAnswers): ReadonlySet<string> {
  const newAnswers = answers.filter((answer) => answer && !before.includes(answer));
  if (newAnswers.length === 0) return ids;
  return new Set([...ids, ...newAnswers.flatMap((answer) => answer?.data.map(({ id }) => id) ?? [])]);
}

/** Returns the part of the program's matches with some ids; the same one while it is equal. */
function partOf(before: MatchStore, all: MatchStore, ids: ReadonlySet<string>): MatchStore {
  const picked = pickEntries(all, ids);
  const isSame =
    picked.size === before.entries.size &&
    [...picked].every(([id, entry]) => isSameEntry(entry, before.entries.get(id)));
  const entries = isSame ? before.entries : picked;
  const isEqual = isSame && before.liveIds === all.liveIds && before.departures === all.departures;
  return isEqual ? before : { ...all, entries };
}

/**
 * Returns the matches of some lists as the newest answers of the program have them, with those that have left the lists.
 *
 * @param subject another one starts again, as do changes of the viewer's spoiler shields
 */
export function useListedMatches(subject: string, answers: ListAnswers) {
  const matches = matchesOf(useQueryClient());
  const all = useStore(matches);
  const versionedSubject = `${useStore(shieldVersion)} ${subject}`;
  const [{ store }] = useAccumulator(
    (last): ListedView => {
      const isSame = last.subject === versionedSubject;
      if (isSame && last.all === all && isSameList(last.answers, answers)) return last;
      const before = isSame ? last : { ...last, ids: new Set<string>(), answers: [], store: EMPTY_STORE };
      const ids = idsIn(before, answers);
      const store = partOf(before.store, all, ids);
      if (isSame && store === last.store && ids === last.ids) return last;
      return { subject: versionedSubject, answers, all, ids, store };
    },
    { subject: '', answers: [], all: EMPTY_STORE, ids: new Set<string>(), store: EMPTY_STORE },
  );
  return { store, confirmed: matches.confirmed, subject: versionedSubject };
}
