import { isFriendly } from '#contract/order/is-friendly.ts';
import { spokenName } from '#contract/person-name.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { kickOffText } from '#web/format/kick-off.ts';
import { stageNameOf } from '#web/matches/rounds.ts';
import { type VenueAndReferee, venueText } from '#web/matches/venue-and-referee.ts';
import { localCountry } from '#web/words/country-name.ts';
import type { MatchInfoWords } from '#web/words/match-info.ts';

export type Fact = readonly [name: string, value: string];

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the weather at a match, or its forecast; null if unknown. */
export function weatherText(
  { weather_report: report }: Match,
  { matchInfo: say, intl }: MatchInfoWords,
): string | null {
  if (!report) return null;
  const number = new Intl.NumberFormat(intl, { maximumFractionDigits: 1 });
  const skies: Readonly<Record<string, string>> = say.skies;
  const { celsius } = report.temp;
  const { kmph, direction } = report.wind;
  const parts = [
    report.desc && (skies[report.desc.toLowerCase()] ?? sentenceCase(report.desc)),
    celsius !== null && say.degrees(number.format(celsius)),
    kmph !== null && say.wind(number.format(kmph), direction),
    report.humidity_percent !== null && say.humidity(number.format(report.humidity_percent)),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Returns the circumstances of a match; unknown ones are omitted. */
export function matchFacts(
  match: Match,
  { venue, referee }: VenueAndReferee,
  zone: string,
  words: MatchInfoWords,
): readonly Fact[] {
  const { matchInfo: say, intl } = words;
  const { league, round_name, group_name, season_name, attendance, pitch } = match;
  const stage = stageNameOf(match as MatchRow);
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  const facts: readonly (readonly [string, string | null])[] = [
    [say.competition, country ? `${league.name}, ${country}` : league.name],
    [say.season, season_name],
    [say.stage, stage && words.scores.round(stage)],
    // A group named after the competition is no real group.
    [
      say.group,
      group_name === null || group_name.startsWith(league.name) ? null : words.scores.round(group_name),
    ],
    [say.round, round_name && !isFriendly(league.name) ? words.scores.round(round_name) : null],
    [say.leg, match.leg && (say.legs[Number(match.leg[0]) - 1] ?? match.leg)],
    [say.kickOff, kickOffText(match, zone, intl)],
    // Rows of pending answers are present from the start, so that nothing moves when they arrive.
    [say.venue, venue === undefined ? '…' : venue && venueText(venue)],
    [say.referee, referee === undefined ? '…' : referee && spokenName(referee)],
    [say.attendance, attendance == null ? null : new Intl.NumberFormat(intl).format(attendance)],
    [say.pitch, pitch],
    [say.weather, weatherText(match, words)],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== null && fact[1] !== '');
}
