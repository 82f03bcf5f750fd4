import { z } from 'zod';

const count = z.number().min(0);
const window = z.enum(['hour', 'day']);
const counted = z.object({ window: z.number(), used: count }).optional();

const schema = z.object({
  version: z.literal(1),
  budget: z.object({
    reported: z.object({
      left: count.nullable(),
      limit: count.nullable(),
      terms: z.object({ kind: window, limit: count.nullable() }).nullable(),
      learned: window.nullable(),
      heardAt: z.number(),
      refilledAt: z.number(),
    }),
    hour: counted,
    day: counted,
  }),
  refusals: z
    .array(z.object({ name: z.string().max(200), since: z.number(), isCertain: z.boolean() }))
    .max(1_000),
});

/** Content of the state file. */
export type SavedState = z.infer<typeof schema>;

/** Parses the text of a state file; null: it is damaged or has another version. */
export function readSavedState(text: string): SavedState | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
