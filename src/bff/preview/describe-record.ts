import { nameIn } from '#contract/competition-names.ts';
import { spokenName } from '#contract/person-name.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { CoachRecord } from '#contract/records/coach.ts';
import type { ContinentRecord } from '#contract/records/continent.ts';
import type { CountryRecord } from '#contract/records/country.ts';
import type { League } from '#contract/records/league.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import type { RefereeRecord } from '#contract/records/referee.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import type { Preview } from './preview.ts';
import type { PreviewWords } from './words.ts';

/** Rows of a table that a description names. */
const DESCRIBED_ROWS = 3;

/** Returns the name of a country in the language of the preview. */
function countryText(
  { name, cc = null }: { readonly name: string | null; readonly cc?: string | null },
  words: PreviewWords,
): string | null {
  if (name === null) return name;
  const footballName = words.countries[name];
  if (footballName !== undefined || !cc || !/^[a-z]{2}$/.test(cc)) return footballName ?? name;
  const names = new Intl.DisplayNames([words.intl], { type: 'region', fallback: 'none' });
  return names.of(cc.toUpperCase()) ?? name;
}

const joined = (parts: readonly (string | null | undefined | false)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator);

/** Says a name, what it belongs to, and what its page has. */
const titled = (title: string, heading: string, facts: string, about: string): Preview => ({
  title,
  description: joined([heading, facts, about]),
});

/** Says of a competition where it is played and, if its tables are at hand, who leads. */
export function describeCompetition(
  league: League,
  { tab, season }: { readonly tab: string | null; readonly season: string | null },
  standings: StandingsRecord | null,
  words: PreviewWords,
): Preview {
  const seasonId = season ?? league.id_current_season;
  const seasonName = league.seasons.find(({ id }) => id === seasonId)?.name ?? null;
  const country = countryText(league.country, words);
  const heading = joined([country, seasonName && words.season(seasonName)]);
  const tabName = tab && words.tabs[tab];
  const name = nameIn(words.competitionNames, league);
  const title = tabName ? `${name}: ${tabName}` : name;
  // Several tables are groups, none of which speaks for the competition.
  const rows = standings?.tables.length === 1 ? (standings.tables[0]?.rows ?? []) : [];
  const leaders = rows
    .slice(0, DESCRIBED_ROWS)
    .map(({ team_name, overall }) => [team_name, overall.points ?? 0] as const);
  const facts = leaders.length > 0 ? words.leaders(leaders) : words.about.competition;
  return titled(title, heading, facts, '');
}

interface Records {
  readonly team: TeamRecord;
  readonly player: PlayerRecord;
  readonly coach: CoachRecord;
  readonly referee: RefereeRecord;
  readonly venue: VenueRecord;
  readonly country: CountryRecord;
  readonly continent: ContinentRecord;
  readonly channel: ChannelRecord;
}

type Describers = {
  readonly [Kind in keyof Records]: (record: Records[Kind], words: PreviewWords) => Preview;
};

/** Says of each other kind of record its name, its kind and country, and what its page has. */
export const DESCRIBERS: Describers = {
  team({ name, country, founded }, words) {
    const heading = joined([words.kinds.team, countryText(country, words)]);
    return titled(name, heading, founded ? words.about.founded(founded) : '', words.about.team);
  },
  player({ position, country, roles, ...player }, words) {
    const role = words.positions[position ?? ''] ?? words.player;
    const club = roles.find(({ is_current, team }) => is_current && !team.is_national)?.team.name;
    return titled(
      spokenName(player),
      joined([role, countryText(country, words)]),
      club ?? '',
      words.about.player,
    );
  },
  coach: ({ country, ...coach }, words) =>
    titled(
      spokenName(coach),
      joined([words.kinds.coach, countryText(country, words)]),
      '',
      words.about.coach,
    ),
  referee: ({ country, ...referee }, words) =>
    titled(
      spokenName(referee),
      joined([words.kinds.referee, countryText(country, words)]),
      '',
      words.about.referee,
    ),
  venue({ name, city, country, capacity }, words) {
    const place = joined([city, countryText(country, words)], ', ');
    const seats = capacity ? words.about.capacity(new Intl.NumberFormat(words.intl).format(capacity)) : '';
    return titled(name, joined([words.kinds.venue, place]), seats, words.about.venue);
  },
  country: ({ name, code }, words) =>
    titled(countryText({ name, cc: code }, words) ?? name, words.kinds.country, '', words.about.country),
  continent: ({ name }, words) =>
    titled(countryText({ name }, words) ?? name, words.kinds.continent, '', words.about.continent),
  channel: ({ name, country }, words) =>
    titled(name, joined([words.kinds.channel, countryText(country, words)]), '', words.about.channel),
};
