import { en } from '#web/testing/words.ts';

interface Subject {
  readonly matchId: string;
  readonly leagueId: string;
  /** Leagues by match in play. */
  readonly leagues: ReadonlyMap<string, string>;
}

/** What a page says of something: the `minute` `of` match 17 is `43′`. */
interface Statement {
  readonly kind: string;
  readonly of: string;
  readonly value: string;
}

const MOMENT = /^(?:\d+(?:\+\d+)?′|HT|FT|AET)$/;
const IN_PLAY = /′|HT/;
const SCORE = /^\s*(\d{1,2})–(\d{1,2})\s*$/;
/** Titles of lists that have no match in play. */
const OTHER_LISTS = /^(?:next|coming up|latest results|results)\b/i;

/** Returns the texts of an element, without the numbers of red cards. */
function textsOf(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.title) texts.push((walker.currentNode.nodeValue ?? '').trim());
  return texts;
}

const matchIn = (address: string | null) => /(?:\/match\/|[?&]m=)(\d+)/.exec(address ?? '')?.[1] ?? '';
const matchOf = (link: Element) => matchIn(link.getAttribute('href'));

/** Returns the minute and the goals of a match, from a link or a head that has both. */
function readMatch(match: string, element: Element): readonly Statement[] {
  const texts = textsOf(element);
  const moment = texts.find((text) => MOMENT.test(text));
  const score = texts.map((text) => SCORE.exec(text)?.slice(1)).find(Boolean);
  const goals = (score ?? texts.filter((text) => /^\d{1,2}$/.test(text)).slice(0, 2)).toSorted();
  if (moment === undefined || goals.length < 2) return [];
  const result = [
    { kind: 'minute', of: match, value: moment },
    { kind: 'goals', of: match, value: goals.join('–') },
  ];
  if (!IN_PLAY.test(moment)) return result;
  const list = element.closest('section[aria-label], section[aria-labelledby]');
  const title = list?.getAttribute('aria-label') ?? list?.querySelector('h2')?.textContent ?? '';
  return [
    ...result,
    { kind: 'list of a match in play', of: '', value: OTHER_LISTS.exec(title)?.[0] ?? 'now' },
    { kind: 'today', of: '', value: 'matches' },
  ];
}

function readMatches(page: Element, address: string): readonly Statement[] {
  const head = page.querySelector('main [data-head]');
  const links = [...page.querySelectorAll('a[href*="/match/"]')];
  return [
    ...(head ? readMatch(matchIn(address), head) : []),
    ...links.flatMap((link) => readMatch(matchOf(link), link)),
  ];
}

/** Returns the numbers of matches in play: of the sidebar, of filters, and rows of competitions that are not folded. */
function readCounts(page: Element, address: string, { leagues, leagueId }: Subject): readonly Statement[] {
  const inPlay = (of: string, count: number) => ({ kind: 'in play in a league', of, value: `${count}` });
  const links = [
    ...page.querySelectorAll('[aria-labelledby="contents"] a:is([href^="#c"], [href^="/competition/"])'),
  ];
  const ofSidebar = links.map((link) =>
    inPlay(
      /\d+/.exec(link.getAttribute('href') ?? '')?.[0] ?? '',
      Number(link.querySelector('b [aria-hidden]')?.textContent ?? 0),
    ),
  );
  const rows = [...page.querySelectorAll('main [data-phase="live"]')].map(
    (row) => matchOf(row) || matchOf(row.querySelector('a') ?? row),
  );
  const lists = [...page.querySelectorAll('main section[id^="c"]:has(a[data-step])')].map(({ id }) =>
    inPlay(id.slice(1), rows.filter((match) => leagues.get(match) === id.slice(1)).length),
  );
  const isPart = /show=(?:finished|scheduled)/.test(address);
  const ofFixtures = address.endsWith('/fixtures') ? [inPlay(leagueId, rows.length)] : [];
  const ofFilters = [...page.querySelectorAll('main nav a')].flatMap(({ textContent }) => {
    const value = /^Live\s*(\d+)$/.exec(textContent)?.[1];
    return value ? [{ kind: 'in play today', of: '', value }] : [];
  });
  return [...ofSidebar, ...(isPart ? [] : lists), ...ofFixtures, ...ofFilters];
}

/** Returns places in tables, and the one that a team's page has. */
function readPlaces(page: Element, address: string, { leagueId }: Subject): readonly Statement[] {
  const places = [...page.querySelectorAll('tr')].flatMap((row) => {
    const of = /^\/team\/(\d+)/.exec(row.querySelector('th a')?.getAttribute('href') ?? '')?.[1];
    const value = /\d+/.exec(row.firstElementChild?.textContent ?? '')?.[0];
    return of && value ? [{ of, value }] : [];
  });
  const ofTeam = /^\/team\/(\d+)$/.exec(address)?.[1];
  const text = page.querySelector(`main a[href="/competition/${leagueId}"] small`)?.textContent;
  const place = /^\d+/.exec(text ?? '')?.[0];
  if (ofTeam && place) places.push({ of: ofTeam, value: place });
  return places.map((one) => ({ kind: 'place', ...one }));
}

/** Returns the best prices of the subject: in lists, in a card, and in the comparison of bookmakers. */
function readPrices(page: Element, { matchId }: Subject): readonly Statement[] {
  const sources = [
    page.querySelector(`main tr:has(a[href*="${matchId}"])`)?.querySelectorAll('td'),
    page.querySelector(`a[href="/match/${matchId}"] [data-prices]`)?.children,
    page.querySelector('section[aria-label="1X2"] dl')?.children,
    page.querySelector('section[aria-label="Odds by bookmaker"] tbody')?.children,
  ];
  return sources.flatMap((cells) => {
    const prices = [...(cells ?? [])].flatMap(
      (cell) => cell.querySelector('[data-price]')?.textContent.trim() ?? [],
    );
    return prices.length < 3 ? [] : [{ kind: 'best prices', of: '', value: prices.slice(0, 3).join(' ') }];
  });
}

interface StatementOfPage extends Statement {
  readonly address: string;
}

const addressesOf = (statements: readonly StatementOfPage[]) =>
  new Set(statements.map(({ address }) => address));

/** Collects what pages say of the same things. */
export function createStatements(subject: Subject) {
  const statements: StatementOfPage[] = [];
  const byFact = () => Map.groupBy(statements, ({ kind, of }) => `${kind} ${of}`);
  return {
    read(address: string, page: Element): void {
      const isNone = page.textContent.includes(en.my.none.today);
      const all = [
        ...readMatches(page, address),
        ...readCounts(page, address, subject),
        ...readPlaces(page, address, subject),
        ...readPrices(page, subject),
        ...(isNone ? [{ kind: 'today', of: '', value: 'no matches' }] : []),
      ];
      statements.push(...all.map((one) => ({ ...one, address })));
    },
    /** Facts with several values, each with the pages that have it. */
    contradictions(): readonly string[] {
      return [...byFact()].flatMap(([fact, ofFact]) => {
        const values = Map.groupBy(ofFact, ({ value }) => value);
        const texts = [...values].map(([value, of]) => `${value} (${[...addressesOf(of)].join(' ')})`);
        return values.size < 2 ? [] : `${fact}: ${texts.join(', ')}`;
      });
    },
    /** Kinds of facts that several pages have said. */
    comparedKinds(): readonly string[] {
      const comparisons = [...byFact().values()].filter((ofFact) => addressesOf(ofFact).size > 1);
      return [...new Set(comparisons.flatMap((ofFact) => ofFact[0]?.kind ?? []))].sort();
    },
  };
}
