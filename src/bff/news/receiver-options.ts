import type { Log } from '#bff/log.ts';
import type { Poster } from '#bff/webhooks/post.ts';
import type { NewsSources } from './news-watch.ts';

/** What those who send news on need of the server. */
export interface ReceiverOptions extends NewsSources {
  /** Real time, epoch ms. */
  readonly realNow: () => number;
  /** Public address of the pages without a slash at its end; null: unknown. */
  readonly publicUrl: string | null;
  readonly poster: Poster;
  readonly log: Log;
}
