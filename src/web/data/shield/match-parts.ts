import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import type { MatchSidelinedRecord, SidelinedRecord } from '#contract/records/sidelined.ts';
import type { Cover } from './cover.ts';
import { idOf, type Parameters, type Rule, whole } from './rule.ts';

/** Whether a match is hidden; one that is not known is. */
function isIdHidden(id: string, { knowledge, isHidden }: Cover): boolean {
  const facts = knowledge.matches.get(id);
  return facts === undefined || isHidden(facts);
}

/** Returns the rule of something that is hidden with its match. */
function ofMatch(
  hide: (data: never) => unknown,
  match: (parameters: Parameters) => string | undefined = idOf,
): Rule {
  return {
    match,
    filter: (data, cover, parameters) => {
      const id = match(parameters) ?? '';
      return isIdHidden(id, cover) ? { data: hide(data), keys: [`match ${id}`] } : whole(data);
    },
  };
}

export const LIST_OF_MATCH = ofMatch(() => []);
export const PLAYER_OF_MATCH = ofMatch(
  () => null,
  ({ match_id }) => match_id,
);
export const PRICE_HISTORY = ofMatch((data: OddsHistory | null) => data && { ...data, markets: [] });

type Sheet = BenchesRecord['home'];
type SheetPlayer = Sheet[number];

function withoutStats({ stats, ...player }: SheetPlayer): SheetPlayer {
  return player;
}

/** The line-ups without goals, cards, minutes and ratings. */
export const LINE_UPS = ofMatch(
  (data: LineUpsRecord | null) =>
    data && {
      home: { ...data.home, squad: data.home.squad.map(withoutStats) },
      away: { ...data.away, squad: data.away.squad.map(withoutStats) },
    },
);
export const BENCHES = ofMatch(
  (data: BenchesRecord | null) =>
    data && { home: data.home.map(withoutStats), away: data.away.map(withoutStats) },
);

type Absence = SidelinedRecord['types']['injuries'][number];

/**
 * Removes absences since the day of a hidden match, which tell of its cards and injuries; all absences of a team whose
 * matches are not known.
 */
function withoutNews(record: SidelinedRecord, { hidden, knowledge }: Cover): SidelinedRecord {
  const kickOffs = hidden.filter(({ teams }) => teams.includes(record.id)).map(({ kickOff }) => kickOff);
  if (kickOffs.length === 0 && !knowledge.teams.has(record.id))
    return { ...record, types: { injuries: [], suspension: [] } };
  if (kickOffs.length === 0) return record;
  const day = new Date(Math.min(...kickOffs)).toISOString().slice(0, 10);
  const isOlder = ({ since }: Absence) => since !== null && since < day;
  const { injuries, suspension } = record.types;
  return { ...record, types: { injuries: injuries.filter(isOlder), suspension: suspension.filter(isOlder) } };
}

export const SIDELINED = {
  team: idOf,
  filter: (data: SidelinedRecord | null, cover) => whole(data && withoutNews(data, cover)),
} satisfies Rule;

export const MATCH_SIDELINED = {
  match: idOf,
  hasTeams: true,
  filter: (data: MatchSidelinedRecord | null, cover) =>
    whole(data && { home: withoutNews(data.home, cover), away: withoutNews(data.away, cover) }),
} satisfies Rule;
