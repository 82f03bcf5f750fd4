import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { recordedOperation } from '#contract/check-answer.ts';
import { isObject } from '#contract/is-object.ts';
import type { Operation } from '#contract/operation.ts';
import { findOperation, selectorOf } from '#contract/operations.ts';
import { INSTANT_FILE, parametersOf } from './file-name.ts';

type Parameters = ReadonlyMap<string, string>;

interface RecordedAnswer {
  readonly file: string;
  readonly operation: Operation;
  readonly parameters: Parameters;
}

/** Recorded answers, by operation and parameters. */
export interface OpenRecording {
  /** Time of the recording, epoch ms; null: unknown. */
  readonly recordedAt: number | null;
  /** Returns the body of the most similar recorded answer; null if none has the same ids. */
  find(route: string, query: Parameters): unknown;
}

/** Costs of differences between a request and a recorded answer. */
const OTHER_VALUE = 5;
const MISSING_DATASET = 10;
const EXTRA_DATASET = 1;

const listOf = (text: string | undefined) => new Set(text?.split(',').filter((word) => word !== ''));

function isSame(a: string | undefined, b: string | undefined): boolean {
  return listOf(a).symmetricDifference(listOf(b)).size === 0;
}

/** Returns the parameters that identify the subject, such as `id`. */
function identityOf({ parameters, oneOf = [] }: Operation): readonly string[] {
  return [...parameters.filter(({ required }) => required).map(({ name }) => name), ...oneOf.flat()];
}

function distance({ operation, parameters }: RecordedAnswer, query: Parameters): number {
  const isOther = (name: string) => !isSame(parameters.get(name), query.get(name));
  const identity = identityOf(operation);
  if (identity.some((name) => parameters.has(name) && isOther(name))) return Number.POSITIVE_INFINITY;
  const names = operation.parameters.map(({ name }) => name).filter((name) => !identity.includes(name));
  const differences = names.filter((name) => name !== 'include' && name !== 'page' && isOther(name));
  const [recordedDatasets, requestedDatasets] = [
    listOf(parameters.get('include')),
    listOf(query.get('include')),
  ];
  return (
    differences.length * OTHER_VALUE +
    requestedDatasets.difference(recordedDatasets).size * MISSING_DATASET +
    recordedDatasets.difference(requestedDatasets).size * EXTRA_DATASET
  );
}

/** Returns the text of a file of a folder; throws if it is a link to a place outside. */
function readFileOf(folder: string, file: string): string {
  const path = realpathSync(join(folder, file));
  if (path.startsWith(realpathSync(folder) + sep)) return readFileSync(path, 'utf8');
  throw new Error(`${file} is a link to a file outside of the recording. Copy the file itself.`);
}

function readInstant(folder: string): number | null {
  try {
    return Date.parse(readFileOf(folder, INSTANT_FILE).trim()) || null;
  } catch {
    return null;
  }
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Returns a page of a recorded answer: the first one is the whole list, further ones are empty. What the account had left
 * is not passed on, because a replay spends nothing.
 */
function pageOf(body: unknown, page: string): unknown {
  if (!isObject(body)) return body;
  const { requests_left: _, ...meta } = isObject(body['meta']) ? body['meta'] : {};
  return { ...body, ...('meta' in body && { meta }), ...(page !== '1' && { data: [] }) };
}

/** Opens a folder of recorded answers. Throws an `Error` if it contains none. */
export function openRecording(folder: string): OpenRecording {
  const answers = filesIn(folder).flatMap((file): RecordedAnswer[] => {
    const operation = file.endsWith('.json') ? recordedOperation(file) : null;
    return operation === null ? [] : [{ file, operation, parameters: parametersOf(file) }];
  });
  if (answers.length === 0)
    throw new Error('The folder in UPSTREAM_URL has no recorded responses. Run npm run record -- DIR.');
  return {
    recordedAt: readInstant(folder),
    find: (route, query) => {
      const operation = findOperation(
        route,
        selectorOf(route, (name) => query.get(name) || null),
      );
      const selector = operation?.aliasOf ?? operation?.t;
      const nearest = answers
        .filter(({ operation: { route: of, t, aliasOf } }) => of === route && (aliasOf ?? t) === selector)
        .map((answer) => ({ answer, cost: distance(answer, query) }))
        .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
        .toSorted((a, b) => a.cost - b.cost)[0];
      if (nearest === undefined) return null;
      return pageOf(JSON.parse(readFileOf(folder, nearest.answer.file)), query.get('page') ?? '1');
    },
  };
}
