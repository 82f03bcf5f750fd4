import { z } from 'zod';

const countSchema = z.number().min(0);
const nameSchema = z.string().max(200);
const windowSchema = z.enum(['hour', 'day']);
const countedSchema = z.object({ window: z.number(), used: countSchema }).optional();

const savedStateSchema = z.object({
  version: z.literal(1),
  budget: z.object({
    reported: z.object({
      left: countSchema.nullable(),
      limit: countSchema.nullable(),
      terms: z.object({ kind: windowSchema, limit: countSchema.nullable() }).nullable(),
      learned: windowSchema.nullable(),
      heardAt: z.number(),
      refilledAt: z.number(),
    }),
    hour: countedSchema,
    day: countedSchema,
    refusals: countSchema.optional(),
  }),
  plan: z
    .object({
      lacks: z
        .array(z.object({ name: nameSchema, refusals: countSchema, isCertain: z.boolean() }))
        .max(1_000)
        .readonly(),
      answeredNames: z.array(nameSchema).max(1_000).readonly(),
    })
    // Files of earlier releases have none.
    .default({ lacks: [], answeredNames: [] }),
});

export type SavedState = z.infer<typeof savedStateSchema>;

/** Parses the text of a state file; null: it is damaged or has another version. */
export function readSavedState(text: string): SavedState | null {
  try {
    return savedStateSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
