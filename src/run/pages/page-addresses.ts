import type { PAGES } from '#contract/pages.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchChannel } from '#web/features/tv/tv-listing.ts';
import type { ServiceAnswers } from './service-answers.ts';
import type { Subject } from './subjects.ts';

type Pattern = (typeof PAGES)[number];

/** Pages that show nothing of a match, or all of it on purpose. */
type Exempt = '/catch-up' | '/console' | '/status' | '/about';

/**
 * Returns the addresses of every page that may show a match: a pattern that is missing here is a type error. Besides its
 * own pages these are the lists of its day, its competition, its teams and its people, and the page of the next match
 * of one of its teams, which has its form and the last meeting.
 */
export async function addressesOf(
  { match, at }: Subject,
  { answerAt }: ServiceAnswers,
): Promise<Readonly<Record<Exclude<Pattern, Exempt>, readonly string[]>>> {
  const ask = async <T>(path: string) => (await answerAt(at, `/api/v2.2/${path}`)).data as T | null;
  const { id, league, teams, referee_id, venue_id } = match;
  const day = new Date(match.time.timestamp * 1_000).toISOString().slice(0, 10);
  const whole = await ask<Subject['match']>(`fixtures/?t=info&id=${id}&include=events,stats`);
  const lineUps = await ask<LineUpsRecord>(`fixtures/?t=match_lineups&id=${id}`);
  const channels = await ask<readonly MatchChannel[]>(`broadcast/?t=match_tvs&id=${id}`);
  const team = await ask<{ readonly country: { readonly id: string } }>(`teams/?t=info&id=${teams.home.id}`);
  const teamMatches = await ask<{ readonly next: readonly MatchRow[] }>(
    `fixtures/?t=last_next&team_id=${teams.home.id}`,
  );
  const next = teamMatches?.next.find((one) => one.id !== id);
  const people = (whole?.events ?? []).filter(({ type }) => /goal|card|penalty/.test(type));
  const players = [...new Set(people.flatMap(({ player_id }) => player_id ?? []))].slice(0, 2);
  const matchTab = (tab: string) => [`/match/${id}/${tab}`];
  const competitionTab = (tab: string) => [`/competition/${league.id}/${tab}`];
  const profile = (kind: string, of: string | null | undefined) => (of ? [`/${kind}/${of}`] : []);
  return {
    '/': [
      `/?d=${day}`,
      `/?d=${day}&by=time`,
      `/?d=${day}&show=live`,
      `/?d=${day}&show=finished`,
      '/?show=scheduled',
    ],
    '/match/:id': [`/match/${id}`, ...profile('match', next?.id)],
    '/match/:id/lineups': matchTab('lineups'),
    '/match/:id/stats': matchTab('stats'),
    '/match/:id/table': matchTab('table'),
    '/match/:id/odds': matchTab('odds'),
    '/match/:id/h2h': [...matchTab('h2h'), ...(next ? [`/match/${next.id}/h2h`] : [])],
    '/match/:id/tv': matchTab('tv'),
    '/match/:id/info': matchTab('info'),
    '/competitions': ['/competitions'],
    '/competition/:id': [`/competition/${league.id}`],
    '/competition/:id/table': competitionTab('table'),
    '/competition/:id/bracket': competitionTab('bracket'),
    '/competition/:id/fixtures': competitionTab('fixtures'),
    '/competition/:id/results': competitionTab('results'),
    '/competition/:id/leaders': competitionTab('leaders'),
    '/competition/:id/venues': competitionTab('venues'),
    '/tv': [`/tv?d=${day}&show=all`, `/tv?d=${day}&by=channel&show=all`],
    '/tv/:id': profile('tv', channels?.[0]?.id),
    '/odds': [`/odds?d=${day}`],
    '/compare': [
      `/compare?teams=${teams.home.id},${teams.away.id}`,
      ...(players.length === 2 ? [`/compare?players=${players.join()}`] : []),
    ],
    '/vidiprinter': ['/vidiprinter'],
    '/desk': [`/desk?d=${day}&sections=results,classified,deciders,fixtures,tv,tables&leagues=${league.id}`],
    '/my': ['/my'],
    '/remote': ['/remote'],
    '/search': [`/search?q=${encodeURIComponent(teams.home.name)}`],
    '/team/:id': [...profile('team', teams.home.id), ...profile('team', teams.away.id)],
    '/team/:id/fixtures': [`/team/${teams.home.id}/fixtures`],
    '/team/:id/results': [`/team/${teams.home.id}/results`],
    '/team/:id/table': [`/team/${teams.home.id}/table`],
    '/team/:id/squad': [`/team/${teams.home.id}/squad`],
    '/player/:id': players.map((player) => `/player/${player}`),
    '/coach/:id': profile('coach', lineUps?.home.coach.id),
    '/referee/:id': profile('referee', referee_id),
    '/venue/:id': profile('venue', venue_id),
    '/country/:id': profile('country', team?.country.id),
    '/continent/:id': ['/continent/2'],
  };
}
