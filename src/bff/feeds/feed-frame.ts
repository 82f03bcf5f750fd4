import type { NamesVersion } from '#bff/competition-names.ts';
import { type PreviewWords, previewWords } from '#bff/preview/preview-words.ts';
import type { FeedRequest } from './feed-request.ts';

/** What a feed writes its records with. */
export interface FeedFrame extends Pick<FeedRequest, 'offsetMs' | 'language'> {
  /** Address of the site without a slash at its end. */
  readonly site: string;
  readonly words: PreviewWords;
  /** Converts an instant of the ageing clock to world time. */
  worldTimeOf(asOf: number): number;
}

export const feedFrame = (
  { offsetMs, language }: FeedRequest,
  site: string,
  names: NamesVersion | null,
  worldTimeOf: FeedFrame['worldTimeOf'],
): FeedFrame => ({
  ...{ offsetMs, language, site, worldTimeOf },
  words: previewWords(language, names),
});

/** Returns `2026-11-21T15:00:00Z`. */
export const instantText = (epochMs: number): string => new Date(epochMs).toISOString().replace(/\.\d+/, '');

/** Returns the day `2026-11-21` in the zone of a feed. */
export const dayText = (epochMs: number, { offsetMs }: Pick<FeedFrame, 'offsetMs'>): string =>
  instantText(epochMs + offsetMs).slice(0, 10);

/** Returns the time `16:00` in the zone of a feed. */
export const timeText = (epochMs: number, { offsetMs }: Pick<FeedFrame, 'offsetMs'>): string =>
  instantText(epochMs + offsetMs).slice(11, 16);
