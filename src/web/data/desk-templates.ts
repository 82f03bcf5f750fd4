import { type Query, queryOptions } from '@tanstack/react-query';
import { DESK_TEMPLATES_PATH, type DeskTemplates } from '#contract/desk/desk-variables.ts';
import { requestJson } from './request-json.ts';

const RETRY_MS = 10_000;

/** A `refetchInterval` for what does not change: only a failed request is repeated. */
export const whileMissing = ({ state }: Pick<Query, 'state'>): number | false =>
  state.data === undefined && state.error !== null ? RETRY_MS : false;

/** The templates by which the desk writes a day; only a failed request is repeated. */
export const deskTemplatesQuery = queryOptions({
  queryKey: ['desk', {}],
  queryFn: ({ signal }) => requestJson<DeskTemplates>(DESK_TEMPLATES_PATH, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: whileMissing,
});
