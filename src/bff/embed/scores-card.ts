import type { Dated } from '#bff/cache/live-rows.ts';
import { stateText } from '#bff/preview/describe-match.ts';
import { escapeText } from '#bff/preview/escape-text.ts';
import { nameIn } from '#contract/competition-names.ts';
import { compareEmbedded } from '#contract/embed-day.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { matchPath } from '#contract/match-path.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { type CardContent, type CardFrame, newTabLink } from './card.ts';
import { crestMarkup } from './crest.ts';
import type { LeagueAnswer } from './embed-answers.ts';
import { timeText } from './embed-time.ts';

const SCORES_CLASSES = {
  home: { line: '@min-[32rem]:flex-row-reverse @min-[32rem]:text-end', goals: '' },
  away: { line: '@max-[32rem]:row-start-2 @min-[32rem]:col-start-4', goals: '@max-[32rem]:row-start-2' },
} as const;

const timeOrState = ({ data: match, asOf }: Dated<MatchRow>, frame: CardFrame): string =>
  stateText(match, frame.words, asOf, 'short') ?? timeText(match.time.timestamp * 1_000, 'time', frame);

function matchRow(match: Dated<MatchRow>, frame: CardFrame): string {
  const { id, teams, scores, phase } = match.data;
  const { home_score: home, away_score: away } = scores;
  const { words } = frame;
  const spoken =
    home === null
      ? words.changes.versus(...isolateNames(teams.home.name, teams.away.name))
      : `${teams.home.name} ${home}, ${teams.away.name} ${away ?? 0}`;
  const live = phase === 'live' ? 'text-live' : '';
  const html = [
    `<b class="wrap-anywhere @max-[32rem]:row-[1/span_2] font-semibold ${live || 'text-quiet'}">${escapeText(timeOrState(match, frame))}</b>`,
    `<span class="sr-only">${escapeText(spoken)}</span>`,
    ...SIDES.map((side) => {
      const { name, img } = teams[side];
      const crest = crestMarkup(img);
      return `<span aria-hidden="true" class="flex min-w-0 items-center gap-2 font-medium ${SCORES_CLASSES[side].line}">${crest}<span dir="auto" class="wrap-anywhere min-w-0">${escapeText(name)}</span></span>`;
    }),
    `<b aria-hidden="true" class="@min-[32rem]:col-start-3 @min-[32rem]:row-start-1 @max-[32rem]:hidden min-w-12 whitespace-nowrap text-center font-bold text-base/5.5 ${live}">${home === null ? '–' : words.score(home, away ?? 0)}</b>`,
    ...SIDES.map(
      (side) =>
        `<b aria-hidden="true" class="@min-[32rem]:hidden text-end font-bold text-base/5.5 ${live} ${SCORES_CLASSES[side].goals}">${scores[`${side}_score`] ?? ''}</b>`,
    ),
  ].join('');
  const className =
    'grid min-h-11 @min-[32rem]:grid-cols-[4.5rem_minmax(0,1fr)_auto_minmax(0,1fr)] grid-cols-[3.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-2 gap-y-1 px-3 py-2';
  return `<li class="border-line border-t">${newTabLink(matchPath(id), className, html, words)}</li>`;
}

function leagueSection({ league, matches }: LeagueAnswer, frame: CardFrame): string {
  const { id } = league;
  const { words } = frame;
  const rows = matches?.toSorted((a, b) => compareEmbedded(a.data, b.data));
  const liveCount = rows?.filter(({ data: { phase } }) => phase === 'live').length ?? 0;
  const note = !rows ? words.embedPage.noData : rows.length === 0 ? words.embed.noMatches : null;
  const title = newTabLink(
    `/competition/${id}`,
    'inline-flex min-h-11 items-center',
    `<span dir="auto">${escapeText(nameIn(frame.names, league))}</span>`,
    words,
  );
  return [
    `<section data-league="${escapeText(id)}" class="border-line border-t">`,
    `<h2 class="flex min-h-11 flex-wrap items-center justify-between gap-x-3 bg-raised px-3 font-semibold">${title}`,
    liveCount > 0 ? `<span class="text-live">${words.list.inPlay(liveCount)}</span></h2>` : '</h2>',
    note ? `<p class="border-line border-t px-3 py-2.5 text-quiet">${note}</p>` : '',
    `<ul>${rows?.map((match) => matchRow(match, frame)).join('') ?? ''}</ul></section>`,
  ].join('');
}

/**
 * Writes the matches of a day.
 *
 * @param leagues with instants of the world
 * @param now world time, epoch ms
 */
export function scoresCard(
  leagues: readonly LeagueAnswer[],
  now: number,
  asOf: number,
  frame: CardFrame,
): CardContent {
  const day = timeText(now, 'day', frame);
  const heading = `<h1 class="px-3 py-2.5 font-semibold text-base/5.5 first-letter:uppercase">${escapeText(day)}</h1>`;
  return {
    title: `${frame.words.preview.days.scores.title} · ${day}`,
    html: heading + leagues.map((league) => leagueSection(league, frame)).join(''),
    asOf,
  };
}
