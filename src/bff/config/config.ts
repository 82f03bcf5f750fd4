import { readUpstream, type UpstreamAccount } from '#bff/upstream/upstream-account.ts';
import { readWebhooks } from '#bff/webhooks/read-webhooks.ts';
import type { Webhook } from '#bff/webhooks/webhook.ts';
import type { Language } from '#contract/locales.ts';
import type { OddsCareTexts } from '#contract/odds-care.ts';
import { parseOnOff } from '#contract/parse-on-off.ts';
import { type BrandFile, readBrandFile } from './brand-file.ts';
import { type ClientLimits, readClientLimits } from './clients.ts';
import { type Environment, readHost, readNumber } from './environment.ts';
import { readLanguages } from './languages.ts';
import { readOddsCare } from './odds-care.ts';
import { readOperatorContact } from './operator-contact.ts';
import { readOperatorName } from './operator-name.ts';
import { type PushConfig, readPushConfig } from './push.ts';
import { type RedisAddress, readRedisAddress } from './redis-address.ts';
import { readSecret } from './secret.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MIN_KEY_LENGTH = 16;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Allowance of the account as configured by the operator; null: unknown. */
export interface Allowance {
  readonly perHour: number | null;
  readonly perDay: number | null;
}

/** Address of the metrics server; port 0: off. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Access to the status page and its API. */
export interface StatusAccess {
  readonly enabled: boolean;
  /** Bearer token of the operator; null: no operator access. */
  readonly operatorKey: string | null;
}

export interface BffConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Null: the embedded service. */
  readonly upstream: UpstreamAccount | null;
  /** Whether prices are shown. */
  readonly hasOdds: boolean;
  /** What the operator writes beside prices, by language. */
  readonly oddsCare: OddsCareTexts;
  /** In which there are pages. */
  readonly languages: readonly Language[];
  readonly clients: ClientLimits;
  readonly allowance: Allowance;
  /** Folder for state that survives a restart; null: the default folder. */
  readonly stateDir: string | null;
  /** Store that several processes share; null: none. */
  readonly redis: RedisAddress | null;
  readonly logLevel: LogLevel;
  readonly metrics: MetricsAddress;
  readonly status: StatusAccess;
  /** Whose server it is; null: not stated. */
  readonly operatorName: string | null;
  /** URL at which the operator is reached; null: unknown. */
  readonly operatorContact: string | null;
  /** Alerts for closed tabs. */
  readonly push: PushConfig;
  /** Receivers of what happens in matches. */
  readonly webhooks: readonly Webhook[];
  /** House style, and what is wrong with the part of it that is not used, as sentences. */
  readonly brandFile: BrandFile;
  /** Folder of the operator's templates of the desk; null: none. */
  readonly deskTemplates: string | null;
  /** Seconds from "not ready" until connections are refused; null: not set. */
  readonly drainSeconds: number | null;
}

export type BffConfigResult =
  | { readonly ok: true; readonly value: BffConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

function readLogLevel(environment: Environment, problems: string[]): LogLevel {
  const text = environment['LOG_LEVEL']?.trim().toLowerCase() || 'info';
  const level = LOG_LEVELS.find((each) => each === text);
  if (!level) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  return level ?? 'info';
}

function readStatus(environment: Environment, problems: string[]): StatusAccess {
  const enabled = parseOnOff(environment, 'STATUS', true);
  if ('problem' in enabled) problems.push(enabled.problem);
  const { value: operatorKey } = readSecret(environment, 'OPERATOR_KEY', problems);
  if (operatorKey !== null && operatorKey.length < MIN_KEY_LENGTH) {
    problems.push(`OPERATOR_KEY must have at least ${MIN_KEY_LENGTH} characters.`);
  }
  return { enabled: 'value' in enabled && enabled.value, operatorKey };
}

function readAllowance(environment: Environment, problems: string[]): Allowance {
  const range = { fallback: 0, min: 1, max: 100_000_000 };
  return {
    perHour: readNumber(environment, 'REQUESTS_PER_HOUR', range, problems) || null,
    perDay: readNumber(environment, 'REQUESTS_PER_DAY', range, problems) || null,
  };
}

/** Parses the environment. Problems are sentences that name the variable and never a value that may be secret. */
export function readBffConfig(environment: Environment): BffConfigResult {
  const problems: string[] = [];
  const port = { fallback: 3000, min: 0, max: 65_535 };
  const odds = parseOnOff(environment, 'ODDS', true);
  if ('problem' in odds) problems.push(odds.problem);
  const drain = environment['DRAIN']?.trim()
    ? readNumber(environment, 'DRAIN', { fallback: 0, min: 0, max: 300, integer: false }, problems)
    : null;
  const value: BffConfig = {
    host: readHost(environment, 'HOST', problems),
    port: readNumber(environment, 'PORT', port, problems),
    upstream: readUpstream(environment, problems),
    hasOdds: 'value' in odds && odds.value,
    oddsCare: readOddsCare(environment, problems),
    languages: readLanguages(environment, problems),
    clients: readClientLimits(environment, problems),
    allowance: readAllowance(environment, problems),
    stateDir: environment['STATE_DIR']?.trim() || null,
    redis: readRedisAddress(environment, problems),
    logLevel: readLogLevel(environment, problems),
    metrics: {
      host: readHost(environment, 'METRICS_HOST', problems),
      port: readNumber(environment, 'METRICS_PORT', { ...port, fallback: 9464 }, problems),
    },
    status: readStatus(environment, problems),
    operatorName: readOperatorName(environment, problems),
    operatorContact: readOperatorContact(environment, problems),
    push: readPushConfig(environment, problems),
    webhooks: readWebhooks(environment, problems),
    brandFile: readBrandFile(environment),
    deskTemplates: environment['DESK_TEMPLATES']?.trim() || null,
    drainSeconds: drain,
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}
