import { requiredMatch } from '#service/operations/find-match.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './media-about.ts';

/** media?t=event&id=: items about one match. */
export const mediaEvent: Handler = (request) => mediaAbout([requiredMatch(request)], request);
