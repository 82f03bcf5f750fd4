import type { BrowserAddress, Wishes } from '#bff/push/subscription.ts';
import { sampleWebhook } from '#bff/testing/sample-webhook.ts';
import { KINDS, type Webhook } from '#bff/webhooks/webhook.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Dice } from '#contract/testing/dice.ts';
import { ALERT_KINDS } from '#news/alerts/alert-kinds.ts';
import { START } from '#run/testing/receive-saturday.ts';
import { MOODS, type Mood } from './receivers.ts';

const ZONES = ['Europe/London', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney'];
const MINUTE = 60_000;
const DELAYS = [0, 0, 0, 5, 30, 60, 120, 300];
/** Four in five receivers are well. */
const MOOD_ONE_IN = 5;

/** What a browser wants to be told. */
export type Subscription = BrowserAddress & Wishes;

const moodIn = (dice: Dice): Mood => (dice.oneIn(MOOD_ONE_IN) ? dice.of(MOODS) : 'well');
const some = <T>(dice: Dice, values: readonly T[], share: number): readonly T[] => {
  const picked = values.filter(() => dice.oneIn(share));
  return picked.length > 0 ? picked : [dice.of(values)];
};

/** Returns what a viewer wants to be told of some matches; `index` makes their address. */
export function drawSubscription(
  dice: Dice,
  matches: readonly MatchRow[],
  keys: BrowserAddress['keys'],
  index: number,
): Subscription {
  const { id, teams, league } = dice.of(matches);
  const subjects = [
    `team ${teams.home.id}`,
    `team ${teams.away.id}`,
    `match ${id}`,
    `competition ${league.id}`,
  ];
  const bells = some(dice, subjects, 3).map((subject) => [subject, some(dice, ALERT_KINDS, 2)] as const);
  const zone = dice.of(ZONES);
  const quietFrom = START + (10 + dice.below(80)) * MINUTE;
  const quietUntil = quietFrom + (15 + dice.below(40)) * MINUTE;
  const clockTime = (at: number) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const other = dice.of(matches);
  const shields = [
    { kind: 'all', id: '', until: dice.oneIn(2) ? null : other.time.timestamp * 1_000 + 3_600_000 },
    { kind: 'team', id: teams.home.id, until: null },
    { kind: 'match', id, until: null },
    { kind: 'competition', id: other.league.id, until: null },
  ] as const;
  return {
    endpoint: `https://push.example.com/${moodIn(dice)}/${index}`,
    keys,
    bells: Object.fromEntries(bells),
    language: dice.of(['en', 'de']),
    zone,
    quietHours: dice.oneIn(4) ? { from: clockTime(quietFrom), until: clockTime(quietUntil) } : null,
    shields: dice.oneIn(6) ? [dice.of(shields)] : [],
    delay: dice.of(DELAYS),
    ...{ prices: [], toldPrices: [], oddsFormat: 'decimal' },
  };
}

/** Returns receivers of everything, of some competitions and of some teams, of which some fail. */
export function drawWebhooks(dice: Dice, matches: readonly MatchRow[], count: number): readonly Webhook[] {
  return Array.from({ length: count }, (_, index) =>
    sampleWebhook({
      name: `hook ${index}`,
      url: `https://hooks.example.com/${MOODS[index] ?? 'well'}/${index}`,
      competitions: index % 3 === 1 ? some(dice, matches, 4).map(({ league }) => league.id) : null,
      teams: index % 4 === 2 ? some(dice, matches, 4).map(({ teams }) => teams.home.id) : null,
      kinds: index % 2 === 0 ? KINDS : some(dice, KINDS, 2),
      language: dice.of(['en', 'de']),
    }),
  );
}
