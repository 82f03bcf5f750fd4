import type { Operation } from '#contract/operation.ts';
import { readAnswer } from '#contract/read.ts';

/**
 * Record fields by path (`weather_report.desc`, `events[]` for a list): those that some record fills, and the rest.
 */
export interface Fields {
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

/** Returns which record fields a response fills. */
export function fieldsOf(operation: Operation, include: readonly string[], body: unknown): Fields {
  const seen = new Set<string>();
  const all = new Set<string>();

  function look(path: string, value: unknown): void {
    all.add(path);
    if (value === null || (Array.isArray(value) && value.length === 0)) return;
    seen.add(path);
    if (Array.isArray(value)) {
      for (const each of value) look(path, each);
    } else if (typeof value === 'object') {
      for (const [name, field] of Object.entries(value))
        look(`${path}${path === '' ? '' : '.'}${name}${Array.isArray(field) ? '[]' : ''}`, field);
    }
  }

  const { data } = readAnswer(operation, include, body);
  for (const record of recordsOf(operation, data)) look('', record);
  return { seen: [...seen], unseen: [...all].filter((path) => !seen.has(path)).sort() };
}

function recordsOf({ shape }: Operation, data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  return shape === 'last_next' ? Object.values(data).flat() : [data];
}
