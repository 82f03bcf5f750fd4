import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import { SIDES } from '#contract/side-of.ts';

export type SheetsRule = <R extends LineUpsRecord | BenchesRecord>(record: R) => R;

type Sheet = BenchesRecord['home'];

function once(sheet: Sheet): Sheet {
  const ids = new Set(sheet.map(({ player }) => player.id));
  if (ids.size === sheet.length) return sheet;
  return sheet.filter(({ player: { id } }) => ids.delete(id));
}

/** Lists each player of a line-up or a bench once. */
export const listedTwice: SheetsRule = (record) => {
  const settled = Object.fromEntries(
    SIDES.map((side) => {
      const sheet = record[side];
      if (!('squad' in sheet)) return [side, once(sheet)];
      const squad = once(sheet.squad);
      return [side, squad === sheet.squad ? sheet : { ...sheet, squad }];
    }),
  );
  const isSame = settled['home'] === record.home && settled['away'] === record.away;
  return isSame ? record : ({ ...record, ...settled } as typeof record);
};
