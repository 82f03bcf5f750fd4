import * as z from 'zod';
import type { Immutable } from './field.ts';
import { personFields } from './person-fields.ts';

const fields = z.object(personFields);

/** Older responses name the date of birth `birthdate`. */
function withBirthday(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || !('birthdate' in wire)) return wire;
  return { birthday: wire.birthdate, ...wire };
}

/** A referee. Source: v2.2 wire, referees. */
export const refereeSchema = z.preprocess(withBirthday, fields);

export type RefereeRecord = Immutable<z.output<typeof fields>>;
