import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/locales.ts';
import type { OddsCareTexts } from '#contract/odds-care.ts';
import type { ServiceStatus } from '#contract/service-status.ts';
import type { Brand } from './brand/brand.ts';
import type { CachedServiceOptions } from './cached-service.ts';
import type { ClientLimits } from './config/clients.ts';
import type { StatusAccess } from './config/config.ts';
import type { PushConfig } from './config/push.ts';
import type { Webhook } from './webhooks/webhook.ts';

/** Serves the pages during development: Vite's middlewares. */
type Middleware = (request: IncomingMessage, response: ServerResponse) => void;

export interface BffOptions extends CachedServiceOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Folder of the built pages; null: no pages, or `dev` serves them. */
  readonly webRoot: string | null;
  /** Route patterns of the pages. */
  readonly pages: readonly string[];
  readonly dev?: (app: FastifyInstance) => Promise<Middleware>;
  /** Whether prices are shown; default true. */
  readonly hasOdds?: boolean;
  /** What the operator writes beside prices, by language; default: nothing. */
  readonly oddsCare?: OddsCareTexts;
  readonly clients?: ClientLimits;
  readonly status?: StatusAccess;
  /** In which there are pages; default: all that have texts. */
  readonly languages?: readonly Language[];
  /** Whose server it is; null: not stated. */
  readonly operatorName?: string | null;
  /** URL at which the operator is reached; null: unknown. */
  readonly operatorContact?: string | null;
  /** The machine's clock, epoch ms, which may be set; default: one that goes on from the start of the process. */
  readonly realNow?: () => number;
  /** Alerts for closed tabs; default: none. */
  readonly push?: PushConfig;
  /** Folder for their subscriptions, which the operator has named; null: none. */
  readonly pushStateDir?: string | null;
  /** Receivers of what happens in matches; default: none. */
  readonly webhooks?: readonly Webhook[];
  /** House style; default: Touchline's own look. */
  readonly brand?: Brand | null;
  /** Folder of the operator's templates of the desk; null: none. */
  readonly deskTemplates?: string | null;
  /** Whether the embedded service invents the football, which every page says then; default false. */
  readonly isInvented?: boolean;
}

export interface Bff {
  readonly app: FastifyInstance;
  /** `http://<host>:<port>` */
  readonly metricsAddress: string;
  /** What is known of the account's allowance. */
  readonly account: ServiceStatus['account'];
  /** Replaces the credentials for all following calls to the data service. */
  setCredentials(user: string, token: string): void;
  /** Reads the credential files now, if there are any. */
  reloadCredentials(): void;
  /** Tells that the embedded data service has exited: requests without cached data wait until it is ready again. */
  onUpstreamDown(): void;
  /** Tells that it is ready again at `url`: calls resume at once, whatever failed before. */
  onUpstreamReady(url: string): void;
  /**
   * Reports "not ready" at once and stops accepting connections after `drainMs` (default 0). Resolves when pending
   * requests are finished, at most 10 s later.
   */
  close(options?: { readonly drainMs?: number }): Promise<void>;
}
