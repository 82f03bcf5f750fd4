import * as z from 'zod';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, required } from './field.ts';

/** A continent. Source: v2.2 wire, continents. */
export const continentSchema = z.object({ id: required(id), name: required(text) });

export type ContinentRecord = Immutable<z.output<typeof continentSchema>>;
