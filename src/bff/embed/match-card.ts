import { earlierScores, stateText } from '#bff/preview/describe-match.ts';
import { escapeText } from '#bff/preview/escape-text.ts';
import { nameIn } from '#contract/competition-names.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { TO_BE_ANNOUNCED } from '#contract/status.ts';
import { roundName } from '#news/words/round-name.ts';
import type { CardContent, CardFrame } from './card.ts';
import { crestMarkup } from './crest.ts';
import { timeText } from './embed-time.ts';

const SIDES = {
  home: { line: '@min-[27rem]:flex-row-reverse @min-[27rem]:text-end', goals: '' },
  away: { line: '@max-[27rem]:row-start-3', goals: '@max-[27rem]:row-start-3' },
} as const;

function teamLine({ name, img }: MatchTeam, side: keyof typeof SIDES, goals: number | null): string {
  const { line, goals: place } = SIDES[side];
  return [
    `<p class="flex min-w-0 items-center gap-2 font-semibold text-base/5.5 ${line}">`,
    crestMarkup(img, '[--crest:1.75rem]'),
    `<span dir="auto" class="wrap-anywhere min-w-0 text-balance">${escapeText(name)}</span></p>`,
    `<b class="@min-[27rem]:hidden text-end font-bold text-lg ${place}">${goals ?? ''}</b>`,
  ].join('');
}

/** Writes who plays, how it stands and since when. */
export function matchCard(match: Match, asOf: number, frame: CardFrame): CardContent {
  const { words } = frame;
  const { teams, scores, phase, league, round_name, status, time } = match;
  const { home_score: home, away_score: away } = scores;
  const title = words.changes.versus(...isolateNames(teams.home.name, teams.away.name));
  const isPlayed = home !== null;
  const state = stateText(match, words, asOf);
  const kickOff = time.timestamp * 1_000;
  const when = timeText(kickOff, status === TO_BE_ANNOUNCED ? 'day' : 'date', frame);
  const lines = [
    state &&
      `<b class="font-bold text-base/5.5 ${phase === 'live' ? 'text-live' : 'text-ink'}">${escapeText(state)}</b>`,
    escapeText(earlierScores(match, words) ?? ''),
    (phase === 'scheduled' || phase === 'off') && `<span class="text-ink text-sm">${escapeText(when)}</span>`,
  ].filter(Boolean);
  const heading = [
    `<span dir="auto">${escapeText(nameIn(frame.names, league))}</span>`,
    round_name && escapeText(roundName(round_name, words)),
  ].filter(Boolean);
  const html = [
    `<p class="px-3 pt-2.5 text-quiet text-xs">${heading.join(' · ')}</p>`,
    `<h1 class="sr-only">${escapeText(title)}</h1>`,
    '<div class="grid @min-[27rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3 pt-1.5 pb-3">',
    teamLine(teams.home, 'home', home),
    isPlayed
      ? `<p class="@min-[27rem]:block hidden whitespace-nowrap px-2 text-center font-bold text-2xl">${words.score(home, away ?? '–')}</p>`
      : '<p class="@min-[27rem]:block hidden px-4 text-center text-quiet">–</p>',
    teamLine(teams.away, 'away', away),
    `<p class="@max-[27rem]:col-span-full @min-[27rem]:col-span-full @min-[27rem]:row-start-2 @max-[27rem]:row-start-5 flex @min-[27rem]:flex-col flex-wrap @min-[27rem]:items-center items-baseline gap-x-2 @max-[27rem]:pt-1.5 @min-[27rem]:text-center text-quiet text-xs">${lines.map((line) => `<span>${line}</span>`).join('')}</p>`,
    '</div>',
  ].join('');
  return { title, html, asOf };
}
