import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerOutcome } from '#bff/cache/answer-outcome.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { readBuildInfo } from './build-info.ts';
import type { FailureCode } from './failure.ts';
import type { FleetEvent } from './fleet/fleet.ts';
import { createLabelTally } from './label-tally.ts';
import type { SettledRecords } from './settled-records.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** Seconds, up to the oldest data that are served (a week). */
const AGE_BUCKETS = [1, 5, 10, 30, 60, 300, 1_800, 7_200, 86_400, 604_800];
/** Seconds, up to the timeout of a page. */
const DURATION_BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 8];

/** Values read at each scrape. */
export interface Readings {
  watchedKeys(): number;
  storeBytes(): number;
  /** How many walls of each name are connected. */
  walls(): ReadonlyMap<string, number>;
  /** Whether the store that processes share can be reached; absent: there is none. */
  isStoreUp?(): boolean;
}

export interface Metrics {
  /** Returns the metrics in the Prometheus text format. */
  text(): Promise<string>;
  onResponse(operation: string, status: number): void;
  /** @param age of the data, whole seconds; null: no data */
  onOutcome(operation: string, outcome: AnswerOutcome['how'], age: number | null): void;
  onCall(call: UpstreamCall): void;
  onDropped(operation: string, records: number): void;
  onSettled(records: SettledRecords): void;
  onDifference(operation: string): void;
  onPolicyReport(directive: string): void;
  onFleetEvent(event: FleetEvent): void;
  onWallCommand(type: WallCommand['type']): void;
  onWallRefusal(reason: FailureCode): void;
  onWebhook(webhook: string, outcome: 'delivered' | 'dropped'): void;
  onPush(outcome: 'delivered' | 'gone' | 'dropped'): void;
}

/** Creates the metrics of a server. Labels are operations and our own names, never addresses. */
export function createMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Gauges with the names of counters; those without `_total` say the same by kind.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);

  const { commit, ...build } = readBuildInfo();
  const labels = { ...build, ...(commit !== null && { commit }) };
  new Gauge({
    name: 'touchline_build_info',
    help: 'Version and commit of Touchline, and version of Node; always 1.',
    labelNames: Object.keys(labels),
    registers,
  }).set(labels, 1);

  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('touchline_requests_total', 'Requests answered.', ['operation', 'status']);
  const outcomes = counter(
    'touchline_cache_outcomes_total',
    'How requests for data were answered: hit, miss, stale or failed.',
    ['operation', 'outcome'],
  );
  const ages = new Histogram({
    name: 'touchline_response_age_seconds',
    help: 'Age of the data answered.',
    labelNames: ['operation'],
    buckets: AGE_BUCKETS,
    registers,
  });
  const calls = counter(
    'touchline_upstream_requests_total',
    'Requests to the data service: ok, or why they failed.',
    ['operation', 'outcome'],
  );
  const durations = new Histogram({
    name: 'touchline_upstream_request_duration_seconds',
    help: 'Time that the data service took.',
    labelNames: ['operation'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const requestsLeft = new Gauge({
    name: 'touchline_upstream_requests_left',
    help: 'Requests left of the allowance, as the data service last said.',
    registers,
  });
  // The gauge is absent, not 0, until the data service reports a number.
  requestsLeft.remove();
  const dropped = counter('touchline_dropped_records_total', 'Records that could not be read.', [
    'operation',
  ]);
  const settled = counter(
    'touchline_settled_total',
    'Records that contradicted themselves and were settled, by the rule of docs/untidy-feed.md.',
    ['rule'],
  );
  const differences = counter(
    'touchline_differences_total',
    'Bodies sent as the difference from an earlier version.',
    ['operation'],
  );
  const policyReports = counter(
    'touchline_csp_reports_total',
    'Violations of the content security policy that browsers reported.',
    ['directive'],
  );
  const wallCommands = counter(
    'touchline_wall_commands_total',
    'Commands for walls, of remotes and operators.',
    ['command'],
  );
  const wallRefusals = counter(
    'touchline_wall_refusals_total',
    'Requests of walls and remotes that were refused: wrong codes, foreign origins, invalid bodies.',
    ['reason'],
  );
  const webhookMessages = counter(
    'touchline_webhook_messages_total',
    'Messages for webhooks: delivered, or dropped because they could not be for five minutes.',
    ['webhook', 'outcome'],
  );
  const pushMessages = counter(
    'touchline_push_messages_total',
    'Alerts for closed tabs: delivered to the push service or ntfy, gone with their subscription, or dropped.',
    ['outcome'],
  );
  new Gauge({
    name: 'touchline_walls',
    help: 'Walls that have reported in the last five minutes, by name if they had a code; 0 in the hour after the last report.',
    labelNames: ['name'],
    registers,
    collect() {
      this.reset();
      for (const [name, count] of readings.walls()) this.set({ name }, count);
    },
  });
  new Gauge({
    name: 'touchline_watched_keys',
    help: 'Answers that are polled.',
    registers,
    collect() {
      this.set(readings.watchedKeys());
    },
  });
  new Gauge({
    name: 'touchline_store_bytes',
    help: 'Bytes of the answers in memory.',
    registers,
    collect() {
      this.set(readings.storeBytes());
    },
  });

  const fleetEvents = counter(
    'touchline_shared_store_events_total',
    'With the store that several processes share: commands without a reply (timeout) or refused (error), unreadable values (garbage), answers fetched for all (fetched) or taken over (adopted).',
    ['event'],
  );
  const { isStoreUp } = readings;
  if (isStoreUp) {
    new Gauge({
      name: 'touchline_shared_store_up',
      help: 'Whether the store that several processes share can be reached: 1 or 0.',
      registers,
      collect() {
        this.set(isStoreUp() ? 1 : 0);
      },
    });
  }

  const statusTally = createLabelTally<number>((operation, status, count) =>
    requests.inc({ operation, status }, count),
  );
  const outcomeTally = createLabelTally<AnswerOutcome['how']>((operation, outcome, count) =>
    outcomes.inc({ operation, outcome }, count),
  );
  const ageTally = createLabelTally<number>((operation, age, count) => {
    for (let observation = 0; observation < count; observation += 1) ages.observe({ operation }, age);
  });

  return {
    text() {
      for (const tally of [statusTally, outcomeTally, ageTally]) tally.flush();
      return registry.metrics();
    },
    onResponse: statusTally.add,
    onOutcome(operation, outcome, age) {
      outcomeTally.add(operation, outcome);
      if (age !== null) ageTally.add(operation, age);
    },
    onCall({ operation, outcome, ms, requestsLeft: remaining }) {
      calls.inc({ operation, outcome });
      durations.observe({ operation }, ms / 1_000);
      if (remaining !== null) requestsLeft.set(remaining);
    },
    onDropped: (operation, records) => dropped.inc({ operation }, records),
    onSettled(records) {
      for (const [rule, count] of Object.entries(records)) settled.inc({ rule }, count);
    },
    onDifference: (operation) => differences.inc({ operation }),
    onPolicyReport: (directive) => policyReports.inc({ directive }),
    onFleetEvent: (event) => fleetEvents.inc({ event }),
    onWallCommand: (command) => wallCommands.inc({ command }),
    onWallRefusal: (reason) => wallRefusals.inc({ reason }),
    onPush: (outcome) => pushMessages.inc({ outcome }),
    onWebhook: (webhook, outcome) => webhookMessages.inc({ webhook, outcome }),
  };
}
