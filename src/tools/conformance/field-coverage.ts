import type { Operation } from '#contract/operation.ts';
import { readAnswer } from '#contract/read-answer.ts';

/**
 * Record fields by path (`weather_report.desc`, `events[]` for a list): those that some record fills, and the rest.
 */
export interface FieldCoverage {
  readonly filled: readonly string[];
  readonly empty: readonly string[];
}

/** Returns which record fields a response fills. */
export function fieldCoverage(
  operation: Operation,
  include: readonly string[],
  body: unknown,
): FieldCoverage {
  const filled = new Set<string>();
  const all = new Set<string>();

  function collect(path: string, value: unknown): void {
    all.add(path);
    if (value === null || (Array.isArray(value) && value.length === 0)) return;
    filled.add(path);
    if (Array.isArray(value)) {
      for (const each of value) collect(path, each);
    } else if (typeof value === 'object') {
      for (const [name, field] of Object.entries(value))
        collect(`${path}${path === '' ? '' : '.'}${name}${Array.isArray(field) ? '[]' : ''}`, field);
    }
  }

  const { data } = readAnswer(operation, include, body);
  for (const record of recordsOf(operation, data)) collect('', record);
  return { filled: [...filled], empty: [...all].filter((path) => !filled.has(path)).sort() };
}

function recordsOf({ shape }: Operation, data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  return shape === 'last_next' ? Object.values(data).flat() : [data];
}
