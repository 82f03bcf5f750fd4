import { writeChannel } from '#service/answer/channel.ts';
import { onePage } from '#service/answer/paging.ts';
import type { Handler } from '#service/operations/request.ts';
import { requiredChannel } from './channel.ts';

/** broadcast?t=info&id=: one channel. */
export const channelInfo: Handler = (request) => ({
  data: writeChannel(requiredChannel(request, 'id'), request),
  paging: onePage(1),
});
