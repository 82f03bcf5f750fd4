import type { LineDraft, PrinterLine } from './printer-line.ts';
import { isStateKind } from './printer-line.ts';

/** A corrected minute differs by no more than this. */
const MAX_MINUTE_CHANGE = 5;

const minuteOf = (minute: string | null) =>
  minute === null ? null : minute.split('+').reduce((sum, part) => sum + Number(part), 0);

type Test = (line: PrinterLine, draft: LineDraft) => boolean;

const areMinutesClose: Test = (line, draft) => {
  const [a, b] = [minuteOf(line.minute), minuteOf(draft.minute)];
  return a === null || b === null || Math.abs(a - b) <= MAX_MINUTE_CHANGE;
};

/** Ways in which a printed line and an event are the same, the surest first. */
const TESTS: readonly Test[] = [
  (line, draft) => line.timestamp !== null && line.timestamp === draft.timestamp,
  (line, draft) => line.minute === draft.minute && line.player === draft.player,
  (line, draft) => line.minute !== null && line.minute === draft.minute,
  (line, draft) => line.player !== null && line.player === draft.player && areMinutesClose(line, draft),
  (line, draft) => (line.player === null || draft.player === null) && areMinutesClose(line, draft),
];

/** Different times are different events, whatever else they have in common. */
const areTimesApart: Test = (line, draft) =>
  line.timestamp !== null && draft.timestamp !== null && line.timestamp !== draft.timestamp;

export interface Pairs {
  readonly pairs: readonly (readonly [line: PrinterLine, draft: LineDraft])[];
  /** Lines whose event the record no longer has. */
  readonly vanished: readonly PrinterLine[];
  /** Events without a line. */
  readonly added: readonly LineDraft[];
}

const groupOf = ({ kind, side }: Pick<PrinterLine, 'kind' | 'side'>) => `${kind} ${side}`;

/**
 * Pairs the printed lines of a match with its current events, by what is least likely to be corrected: the time, then
 * minute and player, then one of them. The wire has no ids of events. Kicks of a shoot-out are paired by their number.
 */
export function pairLines(lines: readonly PrinterLine[], drafts: readonly LineDraft[]): Pairs {
  const pairs: (readonly [PrinterLine, LineDraft])[] = [];
  const restLines = new Set(lines.filter(({ isCorrection }) => !isCorrection));
  const restDrafts = new Set(drafts);
  const pair = (line: PrinterLine, draft: LineDraft) => {
    pairs.push([line, draft]);
    restLines.delete(line);
    restDrafts.delete(draft);
  };
  const pairIf = (isSame: Test) => {
    for (const draft of restDrafts) {
      const group = groupOf(draft);
      const line = [...restLines].find((one) => groupOf(one) === group && isSame(one, draft));
      if (line) pair(line, draft);
    }
  };
  pairIf(({ kind, detail }, draft) => kind === 'kick' && detail === draft.detail);
  pairIf(
    ({ kind, isStruck, score }, draft) => isStateKind(kind) && !isStruck && isSameScore(score, draft.score),
  );
  for (const isSame of TESTS) {
    pairIf(
      (line, draft) =>
        line.kind !== 'kick' &&
        !isStateKind(line.kind) &&
        !areTimesApart(line, draft) &&
        isSame(line, draft) &&
        // A goal that was ruled out does not come back as another one.
        (!line.isStruck || draft.isStruck),
    );
  }
  const added = [...restDrafts];
  // A state that is over stays printed, unless its score is corrected.
  const isGone = ({ kind, isStruck }: PrinterLine) =>
    !isStruck && (!isStateKind(kind) || added.some((draft) => draft.kind === kind));
  return { pairs, vanished: [...restLines].filter(isGone), added };
}

const isSameScore = (a: PrinterLine['score'], b: PrinterLine['score']) => a?.join() === b?.join();
