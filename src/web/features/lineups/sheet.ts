import type { Match } from '#contract/records/match.ts';
import type { SheetPlayer } from './places.ts';

/** The minute of an event. */
export interface When {
  readonly minute: number | null;
  readonly stoppage: number | null;
}

/** A marker beside a player's name; own goals and penalties are named like their icons. */
interface Sign extends When {
  readonly kind:
    | 'goal'
    | 'own-goal'
    | 'penalty'
    | 'penalty_missed'
    | 'yellowcard'
    | 'yellowredcard'
    | 'redcard';
}

/** The events of a player in a match. */
export interface Deeds {
  readonly signs: readonly Sign[];
  /** When the player came on or went off; null if they did not. */
  readonly on: When | null;
  readonly off: When | null;
}

const NOTHING: Deeds = { signs: [], on: null, off: null };
const CARDS: ReadonlySet<string> = new Set(['yellowcard', 'yellowredcard', 'redcard']);

/** Returns the events by player id. A second yellow card replaces the first one. */
function deedsOf({ events }: Match): ReadonlyMap<string, Deeds> {
  const found = new Map<string, Deeds>();
  const add = (id: string | null, change: (deeds: Deeds) => Deeds) => {
    if (id !== null) found.set(id, change(found.get(id) ?? NOTHING));
  };
  for (const event of events ?? []) {
    const { type, player_id, related_player_id, minute, extra_minute: stoppage } = event;
    const when = { minute, stoppage };
    if (event.result === 'cancelled' || event.period === 'penalties') continue;
    if (type === 'substitution') {
      add(player_id, (deeds) => ({ ...deeds, on: when }));
      add(related_player_id, (deeds) => ({ ...deeds, off: when }));
    } else if (type === 'goal') {
      const kind = event.own_goal ? 'own-goal' : event.penalty ? 'penalty' : 'goal';
      add(player_id, (deeds) => ({ ...deeds, signs: [...deeds.signs, { kind, ...when }] }));
    } else if (type === 'penalty_missed' || CARDS.has(type)) {
      const kind = type as Sign['kind'];
      add(player_id, (deeds) => {
        const kept =
          kind === 'yellowredcard' ? deeds.signs.filter((sign) => sign.kind !== 'yellowcard') : deeds.signs;
        return { ...deeds, signs: [...kept, { kind, ...when }] };
      });
    }
  }
  return found;
}

/** A player of a team sheet with their events. */
export interface Listed extends Deeds {
  readonly sheet: SheetPlayer;
  /** The shortest name that is unique in the team. */
  readonly name: string;
  /** Whether the player is on the pitch now, or was at the end. */
  readonly plays: boolean;
}

const lastName = ({ player }: SheetPlayer) => player.lastname ?? player.common_name ?? player.name ?? null;

/** Returns family names, with an initial where two of a team share one. */
function shortNames(all: readonly SheetPlayer[]): ReadonlyMap<SheetPlayer, string> {
  const often = Map.groupBy(all, lastName);
  return new Map(
    all.map((sheet) => {
      const last = lastName(sheet);
      const initial = sheet.player.firstname?.[0];
      const isShared = (often.get(last)?.length ?? 0) > 1;
      return [sheet, last === null ? '–' : isShared && initial ? `${initial}. ${last}` : last];
    }),
  );
}

/** Returns a side's starters and bench with their events. */
export function listed(starters: readonly SheetPlayer[], bench: readonly SheetPlayer[], match: Match) {
  const deeds = deedsOf(match);
  const names = shortNames([...starters, ...bench]);
  const of = (sheet: SheetPlayer, starts: boolean): Listed => {
    const his = deeds.get(sheet.player.id) ?? NOTHING;
    const isSentOff = his.signs.some(({ kind }) => kind === 'redcard' || kind === 'yellowredcard');
    return {
      ...his,
      sheet,
      name: names.get(sheet) ?? '–',
      plays: (starts || his.on !== null) && his.off === null && !isSentOff,
    };
  };
  return {
    starters: starters.map((sheet) => of(sheet, true)),
    bench: bench.map((sheet) => of(sheet, false)),
  };
}
