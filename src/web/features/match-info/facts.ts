import { isFriendly } from '#contract/order/is-friendly.ts';
import { spokenName } from '#contract/person-name.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { localCountry } from '#news/words/country-name.ts';
import { roundName } from '#news/words/round-name.ts';
import { kickOffText } from '#web/format/kick-off.ts';
import { stageNameOf } from '#web/matches/rounds.ts';
import { type VenueAndReferee, venueText } from '#web/matches/venue-and-referee.ts';
import { competitionName } from '#web/words/competition-name.ts';
import type { Words } from '#web/words/words.ts';

export type Fact = readonly [name: string, value: string];

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the weather at a match, or its forecast; null if unknown. */
export function weatherText(
  { weather_report: report }: Match,
  { matchInfo: t, intl }: Words<'match-info'>,
): string | null {
  if (!report) return null;
  const number = new Intl.NumberFormat(intl, { maximumFractionDigits: 1 });
  const skies: Readonly<Record<string, string>> = t.skies;
  const { celsius } = report.temp;
  const { kmph, direction } = report.wind;
  const parts = [
    report.desc && (skies[report.desc.toLowerCase()] ?? sentenceCase(report.desc)),
    celsius !== null && t.degrees(number.format(celsius)),
    kmph !== null && t.wind(number.format(kmph), direction),
    report.humidity_percent !== null && t.humidity(number.format(report.humidity_percent)),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Returns the circumstances of a match; unknown ones are omitted. */
export function matchFacts(
  match: Match,
  { venue, referee }: VenueAndReferee,
  zone: string,
  words: Words<'match-info'>,
): readonly Fact[] {
  const { matchInfo: t, intl } = words;
  const { league, round_name, group_name, season_name, attendance, pitch } = match;
  const stage = stageNameOf(match as MatchRow);
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  const facts: readonly (readonly [string, string | null])[] = [
    [t.competition, [competitionName(league, words), country].filter(Boolean).join(', ')],
    [t.season, season_name],
    [t.stage, stage && roundName(stage, words)],
    // A group named after the competition is no real group.
    [
      t.group,
      group_name === null || group_name.startsWith(league.name) ? null : roundName(group_name, words),
    ],
    [t.round, round_name && !isFriendly(league.name) ? roundName(round_name, words) : null],
    [t.leg, match.leg && (t.legs[Number(match.leg[0]) - 1] ?? match.leg)],
    [t.kickOff, kickOffText(match, zone, intl)],
    // Rows of pending answers are present from the start, so that nothing moves when they arrive.
    [t.venue, venue === undefined ? '…' : venue && venueText(venue)],
    [t.referee, referee === undefined ? '…' : referee && spokenName(referee)],
    [t.attendance, attendance == null ? null : new Intl.NumberFormat(intl).format(attendance)],
    [t.pitch, pitch],
    [t.weather, weatherText(match, words)],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== null && fact[1] !== '');
}
