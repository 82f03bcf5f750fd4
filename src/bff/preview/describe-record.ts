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
import { localCountry } from '#news/words/country-name.ts';
import { tabText } from './describe-match.ts';
import type { Preview } from './preview.ts';
import type { PreviewWords } from './preview-words.ts';

/** Rows of a table that a description names. */
const DESCRIBED_ROWS = 3;

/** Returns the name of a country in the language of the preview; a record without a code is a continent's. */
const countryText = (
  { name, cc = null }: { readonly name: string | null; readonly cc?: string | null },
  words: PreviewWords,
): string | null => localCountry({ name, cc }, words);

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
  const heading = joined([country, seasonName && words.preview.season(seasonName)]);
  const tabName = tabText(tab, words);
  const name = nameIn(words.competitionNames, league);
  const title = tabName ? `${name}: ${tabName}` : name;
  // Several tables are groups, none of which speaks for the competition.
  const rows = standings?.tables.length === 1 ? (standings.tables[0]?.rows ?? []) : [];
  const leaders = rows.slice(0, DESCRIBED_ROWS).map(({ team_name: team, overall: { points } }, place) =>
    // The unit once is enough.
    place === 0 ? words.preview.leader(team, points ?? 0) : `${place + 1}. ${team} ${points ?? 0}`,
  );
  const facts = joined(leaders, ', ') || words.preview.about.competition;
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
    const heading = joined([words.preview.kinds.team, countryText(country, words)]);
    return titled(
      name,
      heading,
      founded ? words.preview.about.founded(founded) : '',
      words.preview.about.team,
    );
  },
  player({ position, country, roles, ...player }, words) {
    const positions: Readonly<Record<string, string>> = words.preview.positions;
    const role = positions[position ?? ''] ?? words.preview.player;
    const club = roles.find(({ is_current, team }) => is_current && !team.is_national)?.team.name;
    return titled(
      spokenName(player),
      joined([role, countryText(country, words)]),
      club ?? '',
      words.preview.about.player,
    );
  },
  coach: ({ country, ...coach }, words) =>
    titled(
      spokenName(coach),
      joined([words.preview.kinds.coach, countryText(country, words)]),
      '',
      words.preview.about.coach,
    ),
  referee: ({ country, ...referee }, words) =>
    titled(
      spokenName(referee),
      joined([words.preview.kinds.referee, countryText(country, words)]),
      '',
      words.preview.about.referee,
    ),
  venue({ name, city, country, capacity }, words) {
    const place = joined([city, countryText(country, words)], ', ');
    const seats = capacity
      ? words.preview.about.capacity(new Intl.NumberFormat(words.intl).format(capacity))
      : '';
    return titled(name, joined([words.preview.kinds.venue, place]), seats, words.preview.about.venue);
  },
  country: ({ name, code }, words) =>
    titled(
      countryText({ name, cc: code }, words) ?? name,
      words.preview.kinds.country,
      '',
      words.preview.about.country,
    ),
  continent: ({ name }, words) =>
    titled(
      countryText({ name }, words) ?? name,
      words.preview.kinds.continent,
      '',
      words.preview.about.continent,
    ),
  channel: ({ name, country }, words) =>
    titled(
      name,
      joined([words.preview.kinds.channel, countryText(country, words)]),
      '',
      words.preview.about.channel,
    ),
};
