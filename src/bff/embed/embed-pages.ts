import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Dated } from '#bff/cache/live-rows.ts';
import { type Body, bodyBytes, HTML_TYPE, makeBody } from '#bff/cache/version.ts';
import type { NamesOfCompetitions } from '#bff/competition-names.ts';
import { withBasePath } from '#bff/http/base-path.ts';
import type { PageShell } from '#bff/http/page-shell.ts';
import type { Log } from '#bff/log.ts';
import { serverWords } from '#bff/server-words.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { type Embed, isComplete } from '#contract/embed-address.ts';
import { EMBED_DAY_STARTS_AT_MS } from '#contract/embed-day.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';
import type { Language } from '#contract/locales.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { type CardContent, type CardFrame, cardMarkup } from './card.ts';
import type { EmbedAnswers } from './embed-answers.ts';
import { timeText } from './embed-time.ts';
import { matchCard } from './match-card.ts';
import { scoresCard } from './scores-card.ts';
import { tableCard } from './table-card.ts';

const MAX_BYTES = 4 * 1024 * 1024;
/** Overhead of an entry and its key. */
const BYTES_PER_PAGE = 512;

const NO_CONTENT: CardContent = { title: 'Touchline', html: '', asOf: null };

interface EmbedSite {
  /** Whether the football is invented, which their foot says. */
  readonly isInvented: boolean;
  /** Path under which the pages are served. */
  readonly basePath: string;
  readonly siteName: string;
}

export interface EmbedPages {
  /** Returns the HTML of an embed with what the cache has of its data. */
  bodyOf(embed: Embed, language: Language): Body | Promise<Body>;
}

/** Returns the page of an embed with everything. */
function pageOf(embed: Embed): string {
  if (embed.kind === 'scores') return '/';
  return `/${embed.kind === 'match' ? 'match' : 'competition'}/${embed.id}`;
}

/**
 * Puts cached data into the HTML of embeds, for frames in which no script may run, or none may send requests.
 *
 * @param shell the built page
 */
export function createEmbedPages(
  { htmlIn }: Pick<PageShell, 'htmlIn'>,
  answers: EmbedAnswers,
  names: NamesOfCompetitions,
  clock: AgeingClock,
  { isInvented, basePath, siteName }: EmbedSite,
  log: Log,
): EmbedPages {
  const bodies = new LRUCache<string, Body>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => bodyBytes(body) + BYTES_PER_PAGE,
  });

  /** Converts an instant of the ageing clock to world time. */
  const worldTimeOf = (asOf: number) => clock.now() - (clock.ageingNow() - asOf);

  function scoresOf(leagueIds: readonly string[], frame: CardFrame): CardContent {
    const now = clock.now();
    const dayOf = (epochMs: number) => timeText(epochMs - EMBED_DAY_STARTS_AT_MS, 'day', frame);
    const isToday = ({ data }: Dated<MatchRow>) => dayOf(data.time.timestamp * 1_000) === dayOf(now);
    const leagues = answers.scores(leagueIds, now).map((league) => {
      const matches = league.matches?.filter(isToday) ?? null;
      return { ...league, matches: matches?.map((one) => ({ ...one, asOf: worldTimeOf(one.asOf) })) ?? null };
    });
    if (leagues.every(({ matches }) => matches === null)) return NO_CONTENT;
    const all = leagues.flatMap(({ matches }) => matches ?? []);
    const live = all.filter(({ data }) => data.phase === 'live');
    const instants = (live.length > 0 ? live : all).map(({ asOf }) => asOf);
    const asOf = instants.length > 0 ? Math.min(...instants) : now;
    return scoresCard(leagues, now - EMBED_DAY_STARTS_AT_MS, asOf, frame);
  }

  function contentOf(embed: Embed, frame: CardFrame): CardContent {
    if (!isComplete(embed)) return NO_CONTENT;
    if (embed.kind === 'scores') return scoresOf(embed.leagues, frame);
    if (embed.kind === 'match') {
      const match = answers.match(embed.id);
      return match ? matchCard(match.data, worldTimeOf(match.asOf), frame) : NO_CONTENT;
    }
    const table = answers.table(embed.id);
    return table ? tableCard(table.league, table.data, worldTimeOf(table.asOf), embed, frame) : NO_CONTENT;
  }

  function markupOf(embed: Embed, frame: CardFrame): string {
    let content = NO_CONTENT;
    try {
      content = contentOf(embed, frame);
    } catch {
      // The scripts of the page do without it.
      log('error', 'embed not written', { kind: embed.kind });
    }
    const theme = embed.theme === 'auto' ? '' : ` data-theme="${embed.theme}"`;
    return htmlIn(frame.words.language)
      .replace('<html', () => `<html${theme}`)
      .replace(
        /<title>[^<]*/,
        () => `<title>${escapeMarkup(content === NO_CONTENT ? siteName : content.title)}`,
      )
      .replace('<div id="view">', (view) => withBasePath(cardMarkup(content, frame), basePath) + view);
  }

  return {
    bodyOf(embed, language) {
      const zone = ('zone' in embed ? embed.zone : null) ?? 'UTC';
      const words = serverWords(language);
      const page = markupOf(embed, {
        kind: embed.kind,
        words,
        names: names.peek(language)?.names ?? {},
        zone,
        intl: words.intl,
        page: pageOf(embed),
        isInvented,
        siteName,
      });
      const key = createHash('sha256').update(page).digest('base64url');
      const cached = bodies.get(key);
      if (cached) return cached;
      return makeBody(page, HTML_TYPE, null).then((body) => {
        bodies.set(key, body);
        return body;
      });
    },
  };
}
