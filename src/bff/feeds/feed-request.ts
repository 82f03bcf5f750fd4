import { Failure } from '#bff/failure.ts';
import { searchParamsOf } from '#bff/preview/preview-target.ts';
import { canonicalId } from '#contract/canonical-id.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { type FeedFormat, type FeedRow, MAX_FEED_LEAGUES } from '#contract/feeds.ts';
import { LANGUAGES, type Language, localeRow } from '#contract/locales.ts';
import { checkedParameters, unknownParameter } from '#contract/parameters.ts';
import { languageFor } from '#contract/preferred-language.ts';

/** What the address of a feed asks for. */
export interface FeedRequest {
  readonly format: FeedFormat;
  /** Empty for feeds without an id. */
  readonly id: string;
  /** `YYYY-MM-DD` at `offsetMs`; null: today. */
  readonly day: string | null;
  readonly ids: readonly string[];
  /** Null: those that are cached. */
  readonly leagues: readonly string[] | null;
  /** Id of the country of a team's channels; null: the team's. */
  readonly countryId: string | null;
  /** From UTC, of days and of the columns of dates and times. */
  readonly offsetMs: number;
  readonly language: Language;
}

const refuse = (message: string) => new Failure('bad_parameter', 'request', { message });

/** Parses the address of a feed. Throws a `Failure` with a sentence for its reader. */
export function readFeedRequest(
  { path, parameters }: FeedRow,
  format: FeedFormat,
  idText: string,
  url: string,
): FeedRequest {
  const id = canonicalId(idText);
  if (path.includes(':id') && id === null)
    throw new Failure('not_found', 'request', {
      message: 'This is no id. Use the number in the address of the page.',
    });
  const names = parameters.map(({ name }) => name).join(', ');
  const query = searchParamsOf(url);
  // Pages link to feeds in their languages, and the codes of the API are not the same.
  const ofPage = languageFor(query.get('lang') ?? '');
  if (ofPage) query.set('lang', localeRow(ofPage).service);
  const checked = checkedParameters(query, {
    accepted: parameters,
    skipped: [],
    includes: [],
    refuse: (name) => `${unknownParameter(name)}. Use ${names}.`,
  });
  if ('refused' in checked) throw refuse(checked.refused);
  const values = new Map(checked.parameters);
  if (values.has('v')) throw refuse('Unknown version of the columns. Use v=1.');
  const offset = Number(values.get('utc') ?? 0);
  // All zones are; other offsets would be feeds of their own.
  if (!Number.isInteger(offset * 4)) throw refuse('Invalid utc. Send hours in quarters, such as 5.75.');
  const leagues = values.get('leagues')?.split(',') ?? null;
  if (leagues && leagues.length > MAX_FEED_LEAGUES)
    throw refuse(`Too many leagues. Send at most ${MAX_FEED_LEAGUES}.`);
  return {
    format,
    id: id ?? '',
    day: values.get('d') ?? null,
    ids: values.get('ids')?.split(',') ?? [],
    leagues,
    countryId: values.get('country_id') ?? null,
    offsetMs: offset * HOUR_MS,
    language: LANGUAGES.find((one) => localeRow(one).service === values.get('lang')) ?? 'en',
  };
}
