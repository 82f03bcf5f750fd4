import type { Page } from '@playwright/test';
import { WALL_VIEWS } from '#contract/wall-address.ts';
import { ask } from './ask.ts';
import type { NamedSample } from './page-pictures.ts';
import type { PageSample } from './page-samples.ts';
import { PLAIN, type ViewGroup } from './picture-views.ts';
import { situation } from './situations.ts';
import { pageAddress } from './world.ts';

interface Match {
  readonly id: string;
  readonly league: { readonly id: string };
  readonly teams: { readonly home: { readonly id: string } };
}

/** League matches are in play and have goals. */
const AFTERNOON = '2026-11-21T15:40:00Z';
const MORNING = '2026-11-21T11:00:00Z';
/** A league of 18 teams, with matches at the planted instant. */
const LEAGUE_ID = '30';

const WALL_VIEW_GROUPS: readonly ViewGroup[] = [
  [{ ...PLAIN, name: '1920', width: 1920, height: 1080 }],
  [{ ...PLAIN, name: '1080', width: 1080, height: 1920 }],
];
const EMBED_VIEW_GROUPS: readonly ViewGroup[] = [
  [
    { ...PLAIN, name: '320-light', width: 320 },
    { ...PLAIN, name: '600-dark', width: 600, theme: 'dark' },
  ],
];

/** Keeps the note away that the screen may switch off, which a wall has for its first minute. */
const grantWakeLock = (page: Page) =>
  page.addInitScript(() => {
    navigator.wakeLock.request = async () => ({}) as WakeLockSentinel;
  });

/** Leaves what the server has written without scripts, once it has the data, which the scripts request. */
async function showStatic(page: Page, address: string): Promise<void> {
  await page.goto(pageAddress() + address);
  await page.locator('main:not([aria-busy]) a').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/screens/*.js', (route) => route.abort('aborted'));
}

const wall = (name: string, address: PageSample['address'], at = AFTERNOON): NamedSample => ({
  name: `wall-${name}`,
  sample: { address, content: '#root > *', at, prepare: grantWakeLock },
  views: WALL_VIEW_GROUPS,
});

const wallAddress = (parameters: string) =>
  `/wall?zone=Europe/London&lang=en&odds=on&zones=Asia/Tokyo&${parameters}`;

const liveMatch = async (): Promise<Match> => {
  const live = await ask<readonly Match[]>('livescores/?t=live');
  const match = live.find(({ league }) => league.id === LEAGUE_ID);
  if (!match) throw new Error(`No match of competition ${LEAGUE_ID} is in play.`);
  return match;
};
const followAddress = async () =>
  wallAddress(`views=match&follow=${(await liveMatch()).teams.home.id}&theme=light`);
const laterMatch = async (): Promise<Match> => {
  const day = await ask<readonly Match[]>(`fixtures/?t=schedule&d=${MORNING.slice(0, 10)}`);
  const match = day.find(({ league }) => league.id === LEAGUE_ID);
  if (!match) throw new Error(`No match of competition ${LEAGUE_ID} is on ${MORNING}.`);
  return match;
};
/** A few kicks after the beginning of a shoot-out, ISO. */
const inShootOut = () => new Date(Date.parse(situation('shoot-out').happens) + 240_000).toISOString();
const shootOutMatch = () => ask<Match>(`fixtures/?t=info&id=${situation('shoot-out').match_id}`);

function embed(name: string, address: PageSample['address'], at = AFTERNOON): readonly NamedSample[] {
  const sample = { address, content: 'main', at };
  return [
    { name: `embed-${name}`, sample, views: EMBED_VIEW_GROUPS },
    {
      name: `embed-${name}-static`,
      sample: { ...sample, prepare: async (page) => showStatic(page, await address()) },
      views: EMBED_VIEW_GROUPS,
    },
  ];
}

/** Every view of a wall, lying and upright, and every embed, by scripts and as the server writes it. */
export const screenSamples = (): readonly NamedSample[] => [
  ...WALL_VIEWS.map((view) => wall(view, () => wallAddress(`views=${view}`))),
  wall('idle', () => wallAddress('views=board&leagues=99999')),
  wall('board-light', () => wallAddress('views=board&theme=light&density=compact')),
  wall('match-follow', followAddress),
  wall(
    'match-before',
    async () => wallAddress(`views=match&leagues=${LEAGUE_ID}&follow=${(await laterMatch()).teams.home.id}`),
    MORNING,
  ),
  wall(
    'match-shoot-out',
    async () => wallAddress(`views=match&follow=${(await shootOutMatch()).teams.home.id}`),
    inShootOut(),
  ),
  wall(
    'board-shoot-out',
    async () => wallAddress(`views=board&leagues=${(await shootOutMatch()).league.id}`),
    inShootOut(),
  ),
  ...embed('match', async () => `/embed/match/${(await liveMatch()).id}?lang=en`),
  ...embed('match-before', async () => `/embed/match/${(await laterMatch()).id}?lang=en`, MORNING),
  ...embed('match-shoot-out', () => `/embed/match/${situation('shoot-out').match_id}?lang=en`, inShootOut()),
  ...embed('table', () => `/embed/table/${LEAGUE_ID}?form=on&lang=en`),
  ...embed('scores', () => `/embed/scores?leagues=${LEAGUE_ID},11,720&lang=en`),
];
