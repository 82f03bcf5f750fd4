import type { H2hRecord } from '#contract/records/h2h.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MediaGroup } from '#contract/records/media-group.ts';
import type { TeamMatches } from '#web/data/team.ts';
import type { RevealKey } from '#web/settings/reveals.ts';
import type { Cover } from './cover.ts';
import { factsOf, factsOfItem, factsOfMeeting, type MatchFacts } from './match-facts.ts';
import { type Rule, whole } from './rule.ts';
import { shieldMatch, shieldMatches } from './shield-match.ts';

const isOpenIn =
  ({ isHidden }: Cover) =>
  (match: MatchRow) =>
    !isHidden(factsOf(match));

export const MATCHES = {
  filter: (data: readonly MatchRow[], cover) => whole(shieldMatches(data, cover)),
} satisfies Rule;

/** A list by state, where even the place of a match tells: hidden ones are in none. */
export const MATCHES_BY_STATE = {
  filter: (data: readonly MatchRow[], cover) => whole(shieldMatches(data.filter(isOpenIn(cover)), cover)),
} satisfies Rule;

const byKickOff = (a: MatchRow, b: MatchRow) => a.time.timestamp - b.time.timestamp;

/** Hidden matches are the next ones, as at their kick-off. */
export const TEAM_MATCHES = {
  filter: (data: TeamMatches, cover) => {
    const isOpen = isOpenIn(cover);
    const { next, current, last } = data;
    const hidden = [...last, ...current].filter((match) => !isOpen(match));
    return whole({
      next: shieldMatches([...hidden, ...next].sort(byKickOff), cover),
      current: shieldMatches(current.filter(isOpen), cover),
      last: shieldMatches(last.filter(isOpen), cover),
    });
  },
} satisfies Rule;

export const ONE_MATCH = {
  filter: (data: MatchRow | null, cover) => whole(data && shieldMatch(data, cover)),
} satisfies Rule;

/** Creates a filter that remembers what it has removed, as keys to reveal it. */
function createFilter<Entry extends { readonly id: string }>(
  { isHidden, knowledge }: Cover,
  factsOfEntry: (entry: Entry) => MatchFacts,
) {
  const ids = new Set<string>();
  return {
    isOpen: (entry: Entry): boolean => {
      const facts = factsOfEntry(entry);
      // A list of meetings does not name the season, which another answer may have.
      const hides = isHidden({ ...knowledge.matches.get(entry.id), ...facts });
      if (hides) ids.add(entry.id);
      return !hides;
    },
    keys: () => [...ids].map((id): RevealKey => `match ${id}`),
  };
}

/** Head-to-head without the hidden meetings. */
export const HEAD_TO_HEAD = {
  filter: (data: H2hRecord | null, cover) => {
    if (!data) return whole(data);
    const { isOpen, keys } = createFilter<H2hRecord['h2h'][number]>(cover, (one) =>
      factsOfMeeting(one, cover.now),
    );
    const ofSide = ({ events, ...side }: H2hRecord['home']): H2hRecord['home'] => ({
      ...side,
      events: {
        overall: events.overall.filter(isOpen),
        home: events.home.filter(isOpen),
        away: events.away.filter(isOpen),
      },
    });
    const filtered = { home: ofSide(data.home), away: ofSide(data.away), h2h: data.h2h.filter(isOpen) };
    return { data: filtered, keys: keys() };
  },
} satisfies Rule;

/** Reports and the like without those of hidden matches, whose titles have results. */
export const MEDIA = {
  filter: (data: readonly MediaGroup[], cover) => {
    const { isOpen, keys } = createFilter<MediaGroup[number]>(cover, (one) => factsOfItem(one, cover.now));
    const groups = data.map((group) => group.filter(isOpen)).filter((group) => group.length > 0);
    return { data: groups, keys: keys() };
  },
} satisfies Rule;
