import type { Channel } from '#service/broadcast/channels.ts';
import { typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/**
 * What a channel is: a text where channels are told by themselves, a code inside of a match (v2.2 wire, values). The
 * wire knows one kind; that streams are another is our choice.
 */
const TYPES = {
  channel: { text: 'Tv / Cable / Satellite', code: '1' },
  stream: { text: 'Stream', code: '2' },
} as const;

function typeOf({ house }: Channel) {
  return house === 'stream' ? TYPES.stream : TYPES.channel;
}

function countryOf({ countryId }: Channel, ids: 'number' | 'text', { world, places }: WriteContext) {
  const country = world.country(countryId);
  return {
    id: typed(countryId, ids),
    name: country && places.country(country.code, country.name),
    cc: country?.code ?? null,
  };
}

/** A row of broadcast?t=list, and broadcast?t=info. Channels are invented: an address would be somebody else's. */
export function writeChannel(channel: Channel, writing: WriteContext) {
  return {
    id: String(channel.id),
    name: channel.name,
    type: typeOf(channel).text,
    img: writing.image('tvchannels', channel.id),
    channel_url: null,
    country: countryOf(channel, 'text', writing),
  };
}

/** A row of broadcast?t=match_tvs. */
export function writeMatchChannel(channel: Channel, writing: WriteContext) {
  const { id, name } = channel;
  return { id, name, type: typeOf(channel).text, country: countryOf(channel, 'number', writing) };
}

/** An entry of the datasets `broadcast` (ids in text) and `tvs` (numbers) (v2.2 wire, 4.3). */
export function writeEmbeddedChannel(channel: Channel, ids: 'number' | 'text', writing: WriteContext) {
  const { id, name } = channel;
  return { id: typed(id, ids), name, type: typeOf(channel).code, country: countryOf(channel, ids, writing) };
}
