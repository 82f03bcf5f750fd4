import { parseOnOff } from '#contract/parse-on-off.ts';
import { DEMO, type ServiceAccount } from './accounts/account.ts';
import { readAccounts } from './accounts/read-accounts.ts';
import { FEEDS, type Feed } from './feed.ts';
import { BOOKMAKERS, type Bookmaker } from './odds/bookmakers.ts';

/** Configuration of the data service: the SERVICE_* variables, BOOKMAKERS and ODDS. */
interface ServiceConfig {
  /** The loopback address, since the service runs beside the BFF. */
  readonly host: string;
  /** Port to listen on; 0 lets the system choose. */
  readonly port: number;
  readonly seed: number;
  /** World time at start in epoch ms; null for the machine's time. */
  readonly now: number | null;
  /** World seconds per real second. */
  readonly speed: number;
  readonly control: boolean;
  /** Whether the media route exists; the real service's does not. */
  readonly media: boolean;
  readonly odds: boolean;
  readonly feed: Feed;
  readonly bookmakers: readonly Bookmaker[];
  /** Accounts, the demo account first. */
  readonly accounts: readonly ServiceAccount[];
}

/** The configuration, or a sentence for each invalid variable. */
export type ConfigReading =
  | { readonly ok: true; readonly value: ServiceConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The value of a variable, or what is wrong with its text. */
type VariableReading<T> = { value: T } | { problem: string };

function wholeNumber(env: Environment, name: string, fallback: number, max: number): VariableReading<number> {
  const text = env[name]?.trim();
  if (!text) return { value: fallback };
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return { value };
  return { problem: `${name} must be a whole number from 0 to ${max}, got "${text}".` };
}

/** Parses an ISO instant with a zone to epoch ms; null for anything else. */
export function readInstant(text: string): number | null {
  if (!INSTANT.test(text)) return null;
  const value = Date.parse(text);
  return Number.isNaN(value) ? null : value;
}

function worldTime(env: Environment): VariableReading<number | null> {
  const text = env['SERVICE_NOW']?.trim();
  if (!text) return { value: null };
  const value = readInstant(text);
  if (value !== null) return { value };
  return {
    problem: `SERVICE_NOW must be an instant with its zone such as 2026-05-23T15:00:00Z, got "${text}".`,
  };
}

/** Returns whether the world can run at a speed: above 0, and at most an hour per second. */
export function isSpeed(value: number): boolean {
  return value > 0 && value <= 3600;
}

function speed(env: Environment): VariableReading<number> {
  const text = env['SERVICE_SPEED']?.trim();
  if (!text) return { value: 1 };
  const value = Number(text);
  if (isSpeed(value)) return { value };
  return { problem: `SERVICE_SPEED must be a number above 0 and up to 3600, got "${text}".` };
}

/** Reads the bookmakers by id, in the given order; all of them if the variable is empty. */
function offeredBookmakers(env: Environment): VariableReading<readonly Bookmaker[]> {
  const text = env['BOOKMAKERS']?.trim();
  if (!text) return { value: BOOKMAKERS };
  const ids = [...new Set(text.split(',').map((id) => Number(id)))];
  const chosenBookmakers = ids.flatMap((id) => BOOKMAKERS.find((bookmaker) => bookmaker.id === id) ?? []);
  if (chosenBookmakers.length === ids.length) return { value: chosenBookmakers };
  const numbers = `1 to ${BOOKMAKERS.length}`;
  return {
    problem: `BOOKMAKERS must be numbers of bookmakers (${numbers}) joined by commas, got "${text}".`,
  };
}

function feed(env: Environment): VariableReading<Feed> {
  const text = env['SERVICE_FEED']?.trim().toLowerCase();
  const value = text ? FEEDS.find((name) => name === text) : 'tidy';
  return value ? { value } : { problem: `SERVICE_FEED must be tidy, untidy or sparse, got "${text}".` };
}

function accounts(env: Environment): VariableReading<readonly ServiceAccount[]> {
  const text = env['SERVICE_ACCOUNTS']?.trim();
  if (!text) return { value: [DEMO] };
  const reading = readAccounts(text);
  return 'problem' in reading ? reading : { value: reading.accounts };
}

export function readServiceConfig(env: Environment): ConfigReading {
  const problems: string[] = [];
  const take = <T>(setting: VariableReading<T>, fallback: T): T => {
    if ('value' in setting) return setting.value;
    problems.push(setting.problem);
    return fallback;
  };
  const value: ServiceConfig = {
    host: '127.0.0.1',
    port: take(wholeNumber(env, 'SERVICE_PORT', 4022, 65_535), 0),
    seed: take(wholeNumber(env, 'SERVICE_SEED', 1, 4_294_967_295), 0),
    now: take(worldTime(env), null),
    speed: take(speed(env), 1),
    control: take(parseOnOff(env, 'SERVICE_CONTROL', false), false),
    media: take(parseOnOff(env, 'SERVICE_MEDIA', false), false),
    odds: take(parseOnOff(env, 'ODDS', true), true),
    feed: take(feed(env), 'tidy'),
    bookmakers: take(offeredBookmakers(env), []),
    accounts: take(accounts(env), []),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}
