import type { MatchRow } from '#contract/records/match.ts';
import type { IncidentChange, MatchChange, StateChange } from '#news/match-change.ts';
import { timeOf } from './line-time.ts';
import {
  LINE_KINDS,
  type LineContent,
  type LineDetail,
  type LineKind,
  type NewLine,
  type PrinterLine,
} from './printer-line.ts';

/** Changes that take another one back, and what that was. */
const CORRECTED: Readonly<Partial<Record<MatchChange['kind'], LineDetail>>> = {
  'ruled-out': 'goal',
  'red-rescinded': 'red',
  withdrawn: 'other',
};

/** Returns the kind of a state's line; null for what is not printed, such as another kick-off. */
function stateKind({ kind, detail }: StateChange): LineKind | null {
  const ownKind = LINE_KINDS.find((one) => one === detail);
  if (kind === 'off' || kind === 'rescheduled') return ownKind ?? null;
  return kind === 'full-time' ? (ownKind ?? kind) : kind;
}

function stateContent(change: StateChange, { scores }: MatchRow): LineContent | null {
  const kind = stateKind(change);
  if (!kind || (kind !== 'kick-off' && !change.score)) return null;
  const earlier =
    kind === 'after-penalties' ? scores.ps_score : kind === 'full-time' ? scores.ht_score : null;
  return {
    kind,
    side: null,
    score: kind === 'kick-off' ? null : change.score,
    minute: null,
    player: null,
    detail: null,
    remark: null,
    earlier,
  };
}

/** Returns the kind of an incident's line; null for details, but for those of a goal that only then is printed. */
function incidentKind({ kind }: IncidentChange): LineKind | null {
  if (kind in CORRECTED) return 'ruling';
  if (kind === 'disallowed' || kind === 'goal-details') return 'goal';
  return LINE_KINDS.find((one) => one === kind) ?? null;
}

function incidentContent(change: IncidentChange): LineContent | null {
  const { side, score, minute, remark } = change;
  const kind = incidentKind(change);
  const detail = CORRECTED[change.kind] ?? change.detail;
  return (
    kind && { kind, side, score, minute, player: change.player?.name ?? null, detail, remark, earlier: null }
  );
}

/**
 * Returns the line of a change; null for one that is not printed.
 *
 * @param since instant of the answer before, epoch ms
 */
export function lineOf(change: MatchChange, match: MatchRow, since: number): NewLine | null {
  const content = change.side === null ? stateContent(change, match) : incidentContent(change);
  if (!content) return null;
  const { id: changeId, matchId, kind } = change;
  const isCorrection = kind in CORRECTED;
  return {
    ...content,
    changeId,
    matchId,
    ...(isCorrection ? { at: change.at / 1000, isExact: false } : timeOf(change, content.kind, match, since)),
    isStruck: kind === 'disallowed',
    isCorrection,
  };
}

const DETAILS: ReadonlySet<MatchChange['kind']> = new Set(['goal-details', 'red-details', 'details']);

/** Strikes the lines that changes supersede and completes those that they detail; the score is that of the time of printing. */
export function correctLines(
  lines: readonly PrinterLine[],
  changes: readonly MatchChange[],
): readonly PrinterLine[] {
  if (changes.length === 0) return lines;
  const incidents = changes.filter((change) => change.side !== null);
  // A state that is reached again has another score.
  const superseded = new Set(changes.map((change) => (change.side === null ? change.id : change.supersedes)));
  const detailsById = new Map(
    incidents.filter(({ kind }) => DETAILS.has(kind)).map((change) => [change.id, change]),
  );
  return lines.map((line) => {
    const details = detailsById.get(line.changeId);
    if (line.isStruck || (!details && !superseded.has(line.changeId))) return line;
    if (!details) return { ...line, isStruck: true };
    const { minute, player, detail, remark } = details;
    return { ...line, minute: minute ?? line.minute, player: player?.name ?? null, detail, remark };
  });
}
