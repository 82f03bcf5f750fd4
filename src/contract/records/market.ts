import * as z from 'zod';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/** A betting market. Source: v2.2 wire, markets. */
export const marketSchema = z.object({ id: required(id), name: optional(text) });

export type MarketRecord = Immutable<z.output<typeof marketSchema>>;
