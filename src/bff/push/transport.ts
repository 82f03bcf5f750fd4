import type { Attempt } from '#bff/webhooks/post.ts';
import type { Notification } from './notification.ts';

/** How notifications reach one address. */
export interface Route {
  /** Host that they are posted to, for the log. */
  readonly service: string;
  post(notification: Notification): Promise<Attempt>;
}

/** A way on which addresses of a kind are reached. */
export type Transport<Address> = (address: Address) => Route;
