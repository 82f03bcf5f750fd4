import { matchPath } from 'react-router';
import { type CompetitionTab, MATCH_TABS, type MatchTab, type PAGES, type Profile } from '#contract/pages.ts';

/** An address that exists. */
type Page = (typeof PAGES)[number];

/** The pattern of the scores page: `?d=YYYY-MM-DD&show=live|finished|scheduled&by=competition|time`. */
export const SCORES = '/' satisfies Page;
/** The pattern of a match's page. */
const MATCH = '/match/:id' satisfies Page;
/** All competitions. */
export const COMPETITIONS = '/competitions' satisfies Page;
/** What is on television. */
export const GUIDE = '/tv' satisfies Page;
/** The best prices of a day. */
export const ODDS = '/odds' satisfies Page;

interface ScoresQuery {
  readonly day?: string | null;
  readonly show?: string | null;
  /** An order that the address asks for; without one, the order that was chosen last. */
  readonly by?: string | null;
}

/** The scores of a day; of today, of all matches, if nothing is said. */
export function scoresAddress({ day, show, by }: ScoresQuery = {}): string {
  const query = new URLSearchParams();
  if (day) query.set('d', day);
  if (show && show !== 'all') query.set('show', show);
  if (by) query.set('by', by);
  const text = query.toString();
  return text ? `${SCORES}?${text}` : SCORES;
}

/** The patterns of a match's tabs, the summary (null) first. */
export const MATCH_PAGES = [null, ...MATCH_TABS].map((tab) => ({
  tab,
  path: tab ? `${MATCH}/${tab}` : MATCH,
}));

/** What a name leads to, by its id: a match, a competition, a team, a player, a venue. */
export const profileAddress = (kind: Profile | 'match' | 'competition' | 'tv', id: string) =>
  `/${kind}/${encodeURIComponent(id)}`;

/** A match by its id, at one of its tabs; its summary if none is said. */
export function matchAddress(id: string, tab: MatchTab | null = null): string {
  const match = profileAddress('match', id);
  return tab ? `${match}/${tab}` : match;
}

/** The match that an address leads to, and which of its tabs; null if it leads elsewhere. */
export function matchAt(pathname: string): { readonly id: string; readonly tab: MatchTab | null } | null {
  const { id, tab = null } = matchPath(`${MATCH}/:tab?`, pathname)?.params ?? {};
  const page = MATCH_PAGES.find((one) => one.tab === tab);
  return id && page ? { id, tab: page.tab } : null;
}

/** A competition by its id, at one of its tabs, in a season; as it is now if none is said. */
export function competitionAddress(
  id: string,
  tab: CompetitionTab | null = null,
  season: string | null = null,
): string {
  const page = profileAddress('competition', id) + (tab ? `/${tab}` : '');
  return season ? `${page}?season=${encodeURIComponent(season)}` : page;
}

/** A team by its id. */
export const teamAddress = (id: string) => profileAddress('team', id);

/** The pattern of the search. */
export const SEARCH = '/search' satisfies Page;

/** The console of the API. */
export const CONSOLE = '/console' satisfies Page;

/** Whether the service is up. */
export const STATUS = '/status' satisfies Page;

/** Everything that is followed. */
export const MY = '/my' satisfies Page;

/** What is called so. */
export const searchAddress = (text: string) => `${SEARCH}?q=${encodeURIComponent(text)}`;

interface GuideQuery {
  /** Null is today. */
  readonly day?: string | null;
  readonly by?: 'time' | 'channel';
  /** With what no channel in the viewer's countries shows, too. */
  readonly isWhole?: boolean;
  /** One competition alone, by its id. */
  readonly competition?: string | null;
}

/** What is on television on a day: `/tv?d=YYYY-MM-DD&by=channel&show=all&c=30`. */
export function guideAddress({ day, by, isWhole, competition }: GuideQuery = {}): string {
  const query = new URLSearchParams();
  if (day) query.set('d', day);
  if (by === 'channel') query.set('by', by);
  if (isWhole) query.set('show', 'all');
  if (competition) query.set('c', competition);
  return query.size > 0 ? `${GUIDE}?${query}` : GUIDE;
}

/** A TV channel by its id. */
export const channelAddress = (id: string) => profileAddress('tv', id);
