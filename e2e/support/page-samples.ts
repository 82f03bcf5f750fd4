import type { APIResponse, Page } from '@playwright/test';
import { type BUILDER_PAGES, PAGES } from '#contract/pages.ts';
import { ask } from './ask.ts';
import { serveStatus, signInOperator } from './operator-status.ts';
import { pastBracket } from './past-bracket.ts';
import { situation } from './situations.ts';

/** An address of a page, and an element that is there once its data have come. */
export interface PageSample {
  readonly address: () => string | Promise<string>;
  readonly content: string;
  /** The world's time, ISO; default: the planted instant. */
  readonly at?: string;
  /** How much the page may shift by itself, as browsers add it up; default: 0.01. */
  readonly maxShift?: number;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

interface Named {
  readonly id: string;
  readonly name: string;
}
interface Match {
  readonly id: string;
  readonly referee_id: string | null;
  readonly league: Named & { readonly country_code: string | null };
  readonly teams: Readonly<Record<'home' | 'away', Named>>;
  readonly events?: readonly unknown[];
}

/** An evening with few matches of every kind: the accessibility check examines every element. */
const EVENING = '2026-11-24T20:10:00Z';
/** League matches are in play and have goals. */
const AFTERNOON = '2026-11-21T15:40:00Z';

async function matchInPlay(): Promise<string> {
  const live = await ask<readonly Match[]>('livescores/?t=live&include=events');
  const match = live.find(({ league, events }) => league.country_code === 'en' && (events?.length ?? 0) > 1);
  return `/match/${match?.id}`;
}

const goalMatch = () => ask<Match>(`fixtures/?t=info&id=${situation('goal').match_id}`);
const homeTeam = async () => {
  const { teams } = await goalMatch();
  return ask<Named & { venue_id: string; coach_id: string; country: Named }>(
    `teams/?t=info&id=${teams.home.id}`,
  );
};
async function player(): Promise<string> {
  const { teams } = await goalMatch();
  const { squad } = await ask<{ squad: { player: Named }[] }>(`teams/?t=squad&id=${teams.home.id}`);
  return `/player/${squad[9]?.player.id}`;
}

const matchTab = (tab: string, content: string): PageSample => ({
  address: async () => (await matchInPlay()) + tab,
  content,
  at: AFTERNOON,
});
const competitionTab = (tab: string, content: string): PageSample => ({
  address: async () => `/competition/${(await goalMatch()).league.id}${tab}`,
  content,
});
const profile = (address: PageSample['address'], content = 'article h1'): PageSample => ({
  address,
  content,
});

async function followTeamsAndCompetition(page: Page): Promise<void> {
  const { league, teams } = await goalMatch();
  const favourites = [
    { kind: 'competition', id: league.id, name: league.name, img: null },
    ...[teams.home, teams.away].map(({ id, name }) => ({ kind: 'team', id, name, img: null })),
  ];
  await page.addInitScript((text) => localStorage.setItem('favourites', text), JSON.stringify(favourites));
}

/** Answers all requests for the live list with the first answer: a new line moves those below it, as it should. */
async function repeatLiveList(page: Page): Promise<void> {
  let first: Promise<APIResponse> | undefined;
  await page.route('**/api/v2.2/livescores/**', async (route) => {
    first ??= route.fetch();
    await route.fulfill({ response: await first });
  });
}

type Pattern = (typeof PAGES | typeof BUILDER_PAGES)[number];
type Samples = readonly PageSample[];

/** A page with a parameter in its address needs a sample: without one it is a type error. */
const SAMPLES: Readonly<
  Record<Extract<Pattern, `${string}:${string}`>, Samples> & Partial<Record<Pattern, Samples>>
> = {
  // What the font moves when it comes late depends on the device's own fonts.
  '/': [{ address: () => '/', content: 'a[data-step]', at: EVENING, maxShift: 0.05 }],
  '/competitions': [{ address: () => '/competitions', content: 'main li a' }],
  '/tv': ['time', 'channel'].map((view) => ({
    address: () => `/tv?by=${view}`,
    content: '[data-listing], .channel-grid-line',
    at: EVENING,
    prepare: (page) => page.addInitScript(() => localStorage.setItem('country', 'en ie')),
  })),
  '/tv/:id': [{ address: () => '/tv/111', content: 'main section li time' }],
  '/search': [{ address: () => '/search?q=rovers', content: 'main section a' }],
  '/compare': [
    {
      address: async () => {
        const { teams } = await goalMatch();
        return `/compare?teams=${teams.home.id},${teams.away.id}`;
      },
      content: '#season tbody td',
    },
  ],
  '/console': [
    {
      address: () => '/console?route=fixtures&t=schedule&d=2026-11-21',
      content: 'main section section details',
    },
  ],
  '/vidiprinter': [
    { address: () => '/vidiprinter', content: '[role=log] li', at: EVENING, prepare: repeatLiveList },
  ],
  '/desk': [{ address: () => '/desk?sections=results,tables', content: 'main pre', at: EVENING }],
  '/wall/new': [
    {
      address: async () => `/wall/new?follow=${(await goalMatch()).teams.home.id}&zones=Asia/Tokyo&sound=50`,
      content: 'main iframe',
    },
  ],
  '/my': [
    { address: () => '/my', content: 'main li' },
    { address: () => '/my', content: 'main li', prepare: followTeamsAndCompetition },
  ],
  '/odds': [{ address: () => '/odds', content: '[data-steps] tbody td bdi', at: EVENING }],
  '/status': [
    {
      address: () => '/status',
      content: '#account',
      prepare: async (page) => {
        await signInOperator(page);
        await serveStatus(page);
      },
    },
  ],
  // With the font a long name in the timeline may take a second line.
  '/match/:id': [{ ...matchTab('', '.curve-plot svg'), maxShift: 0.02 }],
  '/match/:id/lineups': [matchTab('/lineups', 'section[data-side] li')],
  '/match/:id/stats': [matchTab('/stats', '[aria-labelledby=stats] dl > div')],
  '/match/:id/table': [matchTab('/table', '.standings tbody tr')],
  '/match/:id/odds': [matchTab('/odds', '[data-place]')],
  // Centred lines, whose middle the font does not move.
  '/match/:id/h2h': [{ ...matchTab('/h2h', '.match-body h2'), maxShift: 0.02 }],
  '/match/:id/tv': [matchTab('/tv', '[data-channels]')],
  '/match/:id/info': [matchTab('/info', '.match-body section dl')],
  '/competition/:id': [competitionTab('', '.standings tbody tr')],
  '/competition/:id/table': [competitionTab('/table', '.standings tbody tr')],
  '/competition/:id/bracket': [{ address: pastBracket, content: 'main article' }],
  '/competition/:id/fixtures': [competitionTab('/fixtures', 'a[data-step]')],
  '/competition/:id/results': [competitionTab('/results', 'a[data-step]')],
  '/competition/:id/leaders': [competitionTab('/leaders', 'main tbody th a')],
  '/competition/:id/venues': [competitionTab('/venues', 'main li:has(> h2)')],
  '/team/:id': [profile(async () => `/team/${(await homeTeam()).id}`, '.standings tbody tr')],
  '/team/:id/fixtures': [
    profile(async () => `/team/${(await homeTeam()).id}/fixtures`, 'main a[data-phase]'),
  ],
  '/team/:id/results': [profile(async () => `/team/${(await homeTeam()).id}/results`, 'main a[data-phase]')],
  '/team/:id/table': [profile(async () => `/team/${(await homeTeam()).id}/table`, '.standings tbody tr')],
  '/team/:id/squad': [
    profile(async () => `/team/${(await homeTeam()).id}/squad`, 'main th[scope="rowgroup"]'),
  ],
  '/player/:id': [profile(player)],
  '/coach/:id': [profile(async () => `/coach/${(await homeTeam()).coach_id}`)],
  '/referee/:id': [profile(async () => `/referee/${(await goalMatch()).referee_id}`)],
  '/venue/:id': [profile(async () => `/venue/${(await homeTeam()).venue_id}`)],
  '/country/:id': [profile(async () => `/country/${(await homeTeam()).country.id}`)],
  '/continent/:id': [profile(() => '/continent/2', 'main section a')],
};

/** At least one sample of every page; by default its address and its heading. */
export const PAGE_SAMPLES: Readonly<Record<string, Samples>> = {
  ...SAMPLES,
  ...Object.fromEntries(
    PAGES.filter((path) => !(path in SAMPLES)).map((path) => [
      path,
      [{ address: () => path, content: 'main h1' }],
    ]),
  ),
};
