import type { TvChannel } from '#service/broadcast/channels.ts';
import { fold } from '#service/search/fold.ts';
import { typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Type of a channel: text in channel operations, a code inside a match (v2.2 wire, values). The wire has one
 * type; streams as another are our choice.
 */
const TYPES = {
  channel: { text: 'Tv / Cable / Satellite', code: '1' },
  stream: { text: 'Stream', code: '2' },
} as const;

function typeOf({ kind: house }: TvChannel) {
  return house === 'stream' ? TYPES.stream : TYPES.channel;
}

function countryOf({ countryId }: TvChannel, ids: 'number' | 'text', { world, places }: WriteContext) {
  const country = world.country(countryId);
  return {
    id: typed(countryId, ids),
    name: country && places.country(country.code, country.name),
    cc: country?.code ?? null,
  };
}

/** Returns the site of a channel, under a top-level domain that is reserved (RFC 2606), since channels are invented. */
function siteOf({ name }: TvChannel): string {
  const words = fold(name).replaceAll(' ', '-');
  return `https://${words}.example`;
}

/** Writes a row of broadcast?t=list, and broadcast?t=info. */
export function writeChannel(channel: TvChannel, context: WriteContext) {
  return {
    id: String(channel.id),
    name: channel.name,
    type: typeOf(channel).text,
    img: context.image('tvchannels', channel.id),
    channel_url: siteOf(channel),
    country: countryOf(channel, 'text', context),
  };
}

/** Writes a row of broadcast?t=match_tvs. */
export function writeMatchChannel(channel: TvChannel, context: WriteContext) {
  const { id, name } = channel;
  return { id, name, type: typeOf(channel).text, country: countryOf(channel, 'number', context) };
}

/** Writes an entry of the datasets `broadcast` (text ids) and `tvs` (number ids) (v2.2 wire, 4.3). */
export function writeEmbeddedChannel(channel: TvChannel, ids: 'number' | 'text', context: WriteContext) {
  const { id, name } = channel;
  return { id: typed(id, ids), name, type: typeOf(channel).code, country: countryOf(channel, ids, context) };
}
