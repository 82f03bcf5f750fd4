import { type Query, queryOptions } from '@tanstack/react-query';
import { DESK_TEMPLATES_PATH, type DeskTemplates } from '#contract/desk/desk-variables.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { ApiError, readError } from './api-error.ts';

const TIMEOUT_MS = 10_000;
const RETRY_MS = 10_000;

async function fetchTemplates(signal: AbortSignal): Promise<DeskTemplates> {
  const response = await fetch(fullPath(DESK_TEMPLATES_PATH), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError('unreachable');
  });
  if (!response.ok) throw await readError(response);
  return (await response.json()) as DeskTemplates;
}

/** A `refetchInterval` for what does not change: only a failed request is repeated. */
export const whileMissing = ({ state }: Pick<Query, 'state'>): number | false =>
  state.data === undefined && state.error !== null ? RETRY_MS : false;

/** The templates by which the desk writes a day; only a failed request is repeated. */
export const deskTemplatesQuery = queryOptions({
  queryKey: ['desk', {}],
  queryFn: ({ signal }) => fetchTemplates(signal),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: whileMissing,
});
