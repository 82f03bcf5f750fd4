import { createClient, RESP_TYPES } from '@redis/client';
import type { ConnectedStore } from './shared-store.ts';

const CHANNEL = 'touchline:1';
/** First and longest delay between two attempts to connect, ms. */
const MIN_RECONNECT_MS = 100;
const MAX_RECONNECT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 1_000;
/** Commands without a reply; further ones fail at once. */
const MAX_COMMANDS = 1_000;
/** Larger than any value of ours; the rest of a longer one is not read. */
const MAX_VALUE_BYTES = 32 * 1024 * 1024;

/** Compares and sets at once; an empty text stands for no value. A value of another type is no value of ours. */
const REPLACE = `
if redis.call('TYPE', KEYS[1]).ok ~= 'string' then redis.call('DEL', KEYS[1]) end
local current = redis.call('GET', KEYS[1]) or ''
if current ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1`;
const ADD = `
local current = redis.pcall('GET', KEYS[1])
if current and (type(current) == 'table' or not tonumber(current)) then redis.call('DEL', KEYS[1]) end
local sum = redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return sum`;

const ttlOf = (ms: number) => String(Math.max(1, Math.ceil(ms)));

function createClients(url: string, onError: (error: unknown) => void) {
  const options = {
    url,
    // A command that waits for a connection would be answered long after its deadline.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_COMMANDS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries: number) =>
        Math.min(MIN_RECONNECT_MS * 2 ** Math.min(retries, 10), MAX_RECONNECT_MS) *
        (0.75 + Math.random() / 4),
    },
  };
  const client = createClient(options);
  // A connection that receives messages takes no other commands before version 3 of the protocol.
  const subscriber = createClient(options);
  for (const each of [client, subscriber]) each.on('error', onError);
  return { client, subscriber };
}

/**
 * Connects to Redis or Valkey in the background, and again whenever the connection is lost.
 *
 * @param onError called with every problem of the connection, which may repeat often
 */
export function createRedisStore(url: string, onError: (error: unknown) => void): ConnectedStore {
  const listeners: ((message: string) => void)[] = [];
  let clients = connect();

  function connect() {
    const next = createClients(url, onError);
    // The client itself tries again; only a wrong address or `close` ends it.
    void next.client.connect().catch(onError);
    void next.subscriber
      .connect()
      .then(() =>
        next.subscriber.subscribe(CHANNEL, (message) => {
          for (const listener of listeners) listener(message);
        }),
      )
      .catch(onError);
    return next;
  }

  function disconnect(): void {
    for (const client of Object.values(clients)) if (client.isOpen) client.destroy();
  }

  return {
    async get(key) {
      const client = clients.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      try {
        const value = await client.getRange(key, 0, MAX_VALUE_BYTES - 1);
        return value?.length ? value : null;
      } catch (thrown) {
        if (thrown instanceof Error && thrown.message.startsWith('WRONGTYPE')) return null;
        throw thrown;
      }
    },
    async set(key, value, ttlMs) {
      await clients.client.sendCommand(['SET', key, value, 'PX', ttlOf(ttlMs)]);
    },
    extend: async (key, ttlMs) => Number(await clients.client.pExpire(key, Math.ceil(ttlMs))) === 1,
    async replace(key, expected, next, ttlMs) {
      const values = [expected ?? '', next ?? '', ttlOf(ttlMs)];
      return Number(await clients.client.eval(REPLACE, { keys: [key], arguments: values })) === 1;
    },
    async add(key, count, ttlMs) {
      return Number(
        await clients.client.eval(ADD, { keys: [key], arguments: [String(count), ttlOf(ttlMs)] }),
      );
    },
    async publish(message) {
      await clients.client.publish(CHANNEL, message);
    },
    onMessage: (listener) => void listeners.push(listener),
    reconnect() {
      disconnect();
      clients = connect();
    },
    close: disconnect,
  };
}
