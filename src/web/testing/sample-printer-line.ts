import { KICK_OFF } from '#contract/testing/sample.ts';
import type { PrinterLine, PrinterMatch } from '#web/matches/vidiprinter/printer-line.ts';

/** A cup match of the vidiprinter's samples. */
export const PRINTER_MATCH: PrinterMatch = {
  leagueId: '1',
  league: 'Cup',
  country: null,
  countryCode: null,
  homeId: '1',
  home: 'Dunmarrow',
  awayId: '2',
  away: 'Kerrow',
  kickOff: KICK_OFF,
  isLive: true,
};

/** Returns a line of the vidiprinter, by default a goal for 1–0 at the kick-off of which nothing else is known. */
export const samplePrinterLine = (fields: Partial<PrinterLine> = {}): PrinterLine => ({
  id: '1',
  changeId: '1 goal home 1',
  matchId: '1',
  at: KICK_OFF,
  order: KICK_OFF,
  kind: 'goal',
  side: 'home',
  score: [1, 0],
  minute: null,
  player: null,
  detail: null,
  remark: null,
  earlier: null,
  isStruck: false,
  isExact: true,
  isCorrection: false,
  ...fields,
});
