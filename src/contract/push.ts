/** Path of the server's part of alerts for closed tabs. */
export const PUSH_PATH = '/api/push';

/** Why the server sends no alerts to closed tabs, by any way. */
export type NewsObstacle = 'off' | 'state' | 'fleet' | 'allowance';

/** Why it pushes none to browsers: push services want to know whom to reach, and processes of a fleet need the same keys. */
type PushObstacle = NewsObstacle | 'subject' | 'keys';

/** Why it has no topics: no server of ntfy is configured. */
type TopicObstacle = NewsObstacle | 'ntfy';

/** Answer of `GET /api/push`. */
export interface PushState {
  /** Key of this server for subscriptions, base64url; null: it sends none. */
  readonly publicKey: string | null;
  readonly obstacle: PushObstacle | null;
  /** Topics of ntfy, for devices whose browsers have no push: the origin under which they are; null: there are none. */
  readonly topics: { readonly url: string | null; readonly obstacle: TopicObstacle | null };
  /** Requests an hour that following the matches takes while some are on. */
  readonly requestsPerHour: number;
  /** Of how many matches prices are watched for closed tabs, and what each takes in an hour of play; null: of none. */
  readonly prices: { readonly maxMatches: number; readonly requestsPerHour: number } | null;
}

/** What becomes of the prices that a viewer waits for with the tab closed, by their keys. */
export interface WaitStates {
  /** Those that were told. */
  readonly toldKeys: readonly string[];
  /** Those whose match is not watched here, since others are. */
  readonly refusedKeys: readonly string[];
}
