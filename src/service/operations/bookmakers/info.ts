import { writeBookmaker } from '#service/answer/odds.ts';
import { onePage } from '#service/answer/paging.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredBookmaker } from './bookmaker.ts';

/** bookmakers?t=info&id=: one bookmaker. */
export const bookmakerInfo: Handler = (request) => ({
  data: writeBookmaker(requiredBookmaker(request, 'id'), request),
  paging: onePage(1),
});
