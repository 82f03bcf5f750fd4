import { expect, test } from 'vitest';
import { PRINTER_MATCH, samplePrinterLine } from '#web/testing/sample-printer-line.ts';
import { en } from '#web/testing/words.ts';
import type { Words } from '#web/words/words.ts';
import { plainText } from './line-text.ts';
import type { PrinterLine } from './printer-line.ts';

const words = en as Words<'changes' | 'notes' | 'teleprinter'>;

test.each<[string, Partial<PrinterLine>]>([
  [
    'GOAL  Dunmarrow 6–0 Kerrow  71′ Rask, own goal',
    { score: [6, 0], minute: '71', player: 'Rask', detail: 'own' },
  ],
  ['GOAL  Dunmarrow 7 (SEVEN) – 1 Kerrow  71′ Rask', { score: [7, 1], minute: '71', player: 'Rask' }],
  [
    'FT  Dunmarrow 10 (TEN) – 7 (SEVEN) Kerrow  HT 4–0',
    { kind: 'full-time', score: [10, 7], earlier: [4, 0] },
  ],
  ['GOAL  Dunmarrow 16 – 0 Kerrow', { score: [16, 0] }],
  ['PENS ●  Dunmarrow 8–7 Kerrow  Lind', { kind: 'kick', score: [8, 7], player: 'Lind', detail: 'scored' }],
  ['PENS  Dunmarrow 2–2 Kerrow  Pens 4–3', { kind: 'after-penalties', score: [2, 2], earlier: [4, 3] }],
  ['KO  Dunmarrow v Kerrow', { kind: 'kick-off', score: null }],
  [
    'RED  Dunmarrow 1–0 Kerrow  64′ Dahl, second yellow',
    { kind: 'red', minute: '64', player: 'Dahl', detail: 'second-yellow' },
  ],
  [
    'PEN MISSED  Dunmarrow 1–0 Kerrow  31′ Ferro, saved',
    { kind: 'penalty-missed', minute: '31', player: 'Ferro', remark: 'Saved' },
  ],
  [
    'CORR  Dunmarrow 1–0 Kerrow  31′ Ferro, ruled out, offside',
    {
      kind: 'ruling',
      minute: '31',
      player: 'Ferro',
      detail: 'goal',
      isExact: true,
      isCorrection: true,
      remark: 'Goal ruled out: offside',
    },
  ],
  ['CORR  Dunmarrow 1–0 Kerrow  penalty overturned', { kind: 'ruling', remark: 'Penalty overturned' }],
  ['RED  Dunmarrow 1–0 Kerrow  Dahl  (corrected)', { kind: 'red', player: 'Dahl', isStruck: true }],
])('%s', (text, fields) => {
  expect(plainText(samplePrinterLine(fields), PRINTER_MATCH, '16:23', words)).toBe(`16:23  ${text}  (Cup)`);
});

test('names from right to left do not turn a copied score round', () => {
  const match = { ...PRINTER_MATCH, home: 'النسر' };
  expect(plainText(samplePrinterLine({ score: [2, 1] }), match, '16:23', words)).toBe(
    '16:23  GOAL  \u2068النسر\u2069 2–1 \u2068Kerrow\u2069  (\u2068Cup\u2069)',
  );
});
