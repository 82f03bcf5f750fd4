import { checkBody } from '#contract/check-answer.ts';
import type { Visit } from '#contract/crawl/crawl.ts';
import type { RecordKey } from '#contract/operation.ts';
import { type FieldCoverage, fieldCoverage } from './field-coverage.ts';

export type ConformanceOutcome = 'passes' | 'fails' | 'no data' | 'not asked';

/** Verdict on one step of the crawl. */
export interface ConformanceRow {
  /** "fixtures?t=info include=events". */
  readonly name: string;
  readonly status: number | null;
  readonly records: number;
  readonly lost: number;
  readonly unexplained: readonly string[];
  readonly fields: FieldCoverage;
  readonly record: RecordKey;
  /** A response without records proves nothing and counts as "no data". */
  readonly outcome: ConformanceOutcome;
  /** Why it does not pass; "" if there is nothing to report. */
  readonly note: string;
}

function visitName({ operation, filters, include }: Visit): string {
  const filterText = filters.map(({ name }) => ` by ${name}`).join('');
  return `${operation.route}?t=${operation.t}${filterText}${include === '' ? '' : ` include=${include}`}`;
}

/**
 * Judges an operation's response as check:wire does.
 *
 * @param isStopped whether no further request could be made
 */
export function rowOf(visit: Visit, isStopped = false): ConformanceRow {
  const { operation, exchange, include } = visit;
  const row: ConformanceRow = {
    name: visitName(visit),
    status: exchange?.reply.status ?? null,
    records: 0,
    lost: 0,
    unexplained: [],
    fields: { filled: [], empty: [] },
    record: operation.record,
    outcome: 'fails',
    note: '',
  };
  if (exchange === null) {
    const note = isStopped ? '' : 'no earlier answer had its parameters';
    return { ...row, outcome: 'not asked', note };
  }
  const { status, body } = exchange.reply;
  if (status === 403) return { ...row, outcome: 'no data', note: 'not in the plan of the account' };
  if (status === 400 && operation.forms === 'spec')
    return { ...row, outcome: 'no data', note: 'named by the spec alone' };
  if (status === 404 && operation.notLive)
    return { ...row, outcome: 'no data', note: 'the route is not live' };
  if (status !== 200) return { ...row, note: status === 0 ? 'no answer' : 'refused' };
  const checked = checkBody(operation, body);
  if (checked.kind === 'refused') return { ...row, note: checked.why };
  const { records, lost, unexplained } = checked;
  const isWhole = lost === 0 && unexplained.length === 0;
  return {
    ...row,
    records,
    lost,
    unexplained,
    fields: fieldCoverage(operation, include === '' ? [] : include.split(','), body),
    outcome: !isWhole ? 'fails' : records === 0 ? 'no data' : 'passes',
    note: unexplained.length > 0 ? `unexplained: ${unexplained.join(', ')}` : '',
  };
}
