import { requiredMatch } from '#service/operations/match.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './items.ts';

/** media?t=event&id=: items about one match. */
export const event: Handler = (request) => mediaAbout([requiredMatch(request)], request);
