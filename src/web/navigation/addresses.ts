import { matchPath } from 'react-router';
import {
  type CompetitionTab,
  MATCH_TABS,
  type MatchTab,
  type Page,
  type ProfileKind,
  type TeamTab,
} from '#contract/pages.ts';

/** The paths of a pattern: `/match/:id` becomes `/match/${string}`. */
type PathOf<Pattern extends string> = Pattern extends `${infer Start}:${string}/${infer End}`
  ? `${Start}${string}/${End}`
  : Pattern extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Pattern;

/** What a link leads to: a page's path, with or without a query, a place on that page, or one on the open page. */
export type Address = PathOf<Page> | `${PathOf<Page>}${'?' | '#'}${string}` | `#${string}`;

/** Returns the address of a location whose page is open. */
export const addressAt = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname}${search}` as Address;

/** Pattern of the scores page: `?d=YYYY-MM-DD&show=live|finished|scheduled&by=competition|time`. */
export const SCORES = '/' satisfies Page;
const MATCH = '/match/:id' satisfies Page;
export const COMPETITIONS = '/competitions' satisfies Page;
export const GUIDE = '/tv' satisfies Page;
/** Address of the best prices of a day. */
export const ODDS = '/odds' satisfies Page;

/** Returns a page's address with those parameters that have a value. */
export function withQuery(
  page: PathOf<Page>,
  parameters: Readonly<Record<string, string | false | null | undefined>>,
): Address {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return query.size > 0 ? `${page}?${query}` : page;
}

interface ScoresQuery {
  readonly day?: string | null;
  readonly show?: string | null;
  /** Order that the address sets; without it the viewer's last choice applies. */
  readonly by?: string | null;
}

/** Returns the address of a day's scores: by default today's, of all matches. */
export function scoresAddress({ day, show, by }: ScoresQuery = {}): Address {
  return withQuery(SCORES, { d: day, show: show !== 'all' && show, by });
}

/** Patterns of a match's tabs, the summary (null) first. */
export const MATCH_PAGES = [null, ...MATCH_TABS].map((tab) => ({
  tab,
  path: tab ? `${MATCH}/${tab}` : MATCH,
}));

export const profileAddress = <Kind extends ProfileKind | 'match' | 'competition' | 'tv'>(
  kind: Kind,
  id: string,
) => `/${kind}/${encodeURIComponent(id)}` as const;

/** Returns the address of a match, at one of its tabs or its summary. */
export function matchAddress(id: string, tab: MatchTab | null = null): Address {
  const match = profileAddress('match', id);
  return tab ? `${match}/${tab}` : match;
}

/** Returns the match and the tab that an address leads to; null for other pages. */
export function matchAt(pathname: string): { readonly id: string; readonly tab: MatchTab | null } | null {
  const { id, tab = null } = matchPath(`${MATCH}/:tab?`, pathname)?.params ?? {};
  const page = MATCH_PAGES.find((one) => one.tab === tab);
  return id && page ? { id, tab: page.tab } : null;
}

/** Returns the address of a competition, at one of its tabs and in a season; by default as it is now. */
export function competitionAddress(
  id: string,
  tab: CompetitionTab | null = null,
  season: string | null = null,
): Address {
  const start = profileAddress('competition', id);
  return withQuery(tab ? `${start}/${tab}` : start, { season });
}

/** Returns the address of a team, at one of its tabs or its overview. */
export function teamAddress(id: string, tab: TeamTab | null = null): Address {
  const team = profileAddress('team', id);
  return tab ? `${team}/${tab}` : team;
}

export const SEARCH = '/search' satisfies Page;

export const CONSOLE = '/console' satisfies Page;

export const STATUS = '/status' satisfies Page;

export const ABOUT = '/about' satisfies Page;

/** Address of the page of everything the viewer follows. */
export const MY = '/my' satisfies Page;

/** Returns the address at which the followed matches of a day (`YYYY-MM-DD`) are played back: `/catch-up?d=2026-11-21`. */
export const catchUpAddress = (day: string): Address => `/catch-up?d=${day}`;

export const searchAddress = (text: string): Address => `${SEARCH}?q=${encodeURIComponent(text)}`;

interface GuideQuery {
  /** Null is today. */
  readonly day?: string | null;
  readonly by?: 'time' | 'channel';
  /** Which matches: all of the day, or those on the viewer's own channels. */
  readonly show?: 'all' | 'mine' | null;
  /** Id of the only competition to list. */
  readonly competition?: string | null;
}

/** Returns the address of a day's TV guide: `/tv?d=YYYY-MM-DD&by=channel&show=all&c=30`. */
export function guideAddress({ day, by, show, competition }: GuideQuery = {}): Address {
  return withQuery(GUIDE, {
    d: day,
    by: by === 'channel' && by,
    show,
    c: competition,
  });
}

export const channelAddress = (id: string) => profileAddress('tv', id);
