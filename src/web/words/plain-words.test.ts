import { expect, test } from 'vitest';
import { messages } from '#web/testing/messages.ts';
import { de, en } from '#web/testing/words.ts';

/** Turns of speech that no sports desk prints; docs/glossary.md has the words instead. */
const BANNED = {
  en: [
    /\b(?:tells?|told)\b/i,
    /\bstands? here\b/i,
    /\basked\b/i,
    /\ball the same\b/i,
    /\bor no longer\b/i,
    /\bat hand\b/i,
    /\b(?:whoever|nobody|somebody)\b/i,
    /\bnot named\b/i,
    /\bwith this number\b/i,
    /\bon top:|\btake down\b/i,
    /\bcall it off\b/i,
    /\bis announced\b/i,
    /\bthis Touchline\b(?! server)/i,
    /\d %/,
    /\b(?:venues?|ground|bells?)\b/i,
  ],
  de: [
    /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/,
    /\b(?:meldet|nennt|kennt)\b/i,
    /\bsteh(?:t|en) hier\b/i,
    /\b(?:an|nach)?gefragt\b/i,
    /\b(?:nicht mehr merken|(?:ge)?merkt|gefolgt)\b/i,
    /\bmit dieser Nummer|unter dieser Nummer/i,
    /\bniemand\b/i,
    /\bFavoriten\b|^Ticker$|\bTorschütze folgt/,
    /\bdieses Touchline\b/i,
    /\b(?:Ansetzungen|Schreibweise|Duelle$)\b/,
  ],
} as const;

/** Whose data it is concerns operators only, who meet it on these pages. */
const SERVICE = { en: /\b(?:data |the )service\b/i, de: /Dienst(?:es)?\b/i } as const;
const OF_OPERATORS = /^\/(?:status|console|about\/connect)\//;

/** Words that German shares with English, and signs. */
const SHARED = new Set(
  `
    /dir /name /nav/live /nav/tv /scores/show/live /list/inPlay /countries/en
    /countries/wls /matchTabs/tv /matchTabs/info /curve/title /stats/fouls /odds/history/fair
    /rewind/slider /competitions/world /team/transfers /matchInfo/degrees /profile/team /profile/position
    /profile/centimetres /profile/kilograms 
    
    /search/kinds/team /search/one/team /my/kinds/team /settings/themes/system
    /preMatch/until /settings/deviceZone /console/operation /console/status /console/cache
    /compare/kind/team /console/milliseconds /console/seconds /status/title /status/route /status/news/push /status/news/topics /status/news/webhooks
    /status/operations/teams?t=transfers /status/routes/teams /status/routes/broadcast /keys/names/Enter
    /keys/names/Escape /wallBuilder/screens/hd /wallBuilder/screens/uhd /wall/views/board
    /desk/format /desk/formats/text /desk/formats/html /desk/formats/markdown
    /moment/live/short /matchInfo/directions/N /matchInfo/directions/S /matchInfo/directions/SW /matchInfo/directions/W /matchInfo/directions/NW /preview/general/title /preview/shortcuts/1 /preview/shortcuts/3
    /preview/states/live /preview/kinds/team /preview/pages/status/title /profile/counts/minutes/short /profile/counts/red/short /standings/columns/team/short /standings/columns/team/long /standings/columns/form/short /standings/at/home/short /standings/at/away/short
    /remote/views/board /statistics/teams /statusWalls/version /statusWalls/megabytes /wallMenu/codeLabel
  `.match(/\S+/g),
);

const CATALOGUES = [
  ['en', messages(en)],
  ['de', messages(de)],
] as const;

test.each(CATALOGUES)('%s says it in plain words', (language, texts) => {
  expect(texts.length).toBeGreaterThan(600);
  const offending = texts.filter(([, text]) => BANNED[language].some((banned) => banned.test(text)));
  expect(offending).toEqual([]);
});

test.each(CATALOGUES)('%s mentions the data service to operators only', (language, texts) => {
  const offending = texts.filter(([path, text]) => SERVICE[language].test(text) && !OF_OPERATORS.test(path));
  expect(offending).toEqual([]);
});

/** More than one in any case. */
const OF_MANY =
  /minuteSaid|full#|^\/changes\/several|^\/about\/connect|^\/notes\/(?:awardedAfter|stands)|^\/whatIf\/(?:more|meeting)Points/;
const ONE = {
  en: /\b1 (?:matches|meetings|channels|countries|bookmakers|points|goals|minutes|seconds behind)\b/,
  de: /\b1 (?:Spiele|Begegnungen|Länder|Buchmachern|Punkte|Tore\b|Minuten|Sekunden\.)/,
} as const;

test.each(CATALOGUES)('%s has one of a thing in the singular', (language, texts) => {
  const offending = texts.filter(([path, text]) => ONE[language].test(text) && !OF_MANY.test(path));
  expect(offending).toEqual([]);
});

test('German has no English text but the words that both share', () => {
  const english = new Map(messages(en));
  const shared = messages(de).filter(([path, text]) => /\p{L}/u.test(text) && english.get(path) === text);
  const paths = new Set(shared.map(([path]) => path.replace(/#\d$/, '')));
  expect([...paths].filter((path) => !SHARED.has(path))).toEqual([]);
  expect([...SHARED].filter((path) => !paths.has(path))).toEqual([]);
});
