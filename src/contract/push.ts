/** Path of the server's part of alerts for closed tabs. */
export const PUSH_PATH = '/api/push';

/** Why the server sends no alerts to closed tabs. */
export type PushObstacle = 'off' | 'state' | 'subject' | 'fleet' | 'allowance';

/** Answer of `GET /api/push`. */
export interface PushState {
  /** Key of this server for subscriptions, base64url; null: it sends none. */
  readonly publicKey: string | null;
  readonly obstacle: PushObstacle | null;
  /** Requests an hour that following the matches takes while some are on. */
  readonly requestsPerHour: number;
}
