import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { link } from '#contract/parse/link.ts';
import { id, label, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';

const fields = {
  id: required(id),
  name: required(text),
  /** `Tv / Cable / Satellite`, or its code: both are on the wire. */
  type: optional(label),
  country: section({ id: optional(id), name: optional(text), cc: optional(text) }),
};

/** A TV channel. Source: v2.2 wire, broadcast. */
export const channelSchema = z.object({
  ...fields,
  /** `/img/tvchannels/<id>`; null for the channels of a match. */
  img: optional(image),
  channel_url: optional(link),
});

/** A channel inside a match, of the datasets `broadcast` and `tvs`. */
export const embeddedChannelSchema = z.object(fields);

export type ChannelRecord = Immutable<z.output<typeof channelSchema>>;
