import { serviceAddress } from './world.ts';

type Text = string | null;

/** A team as on the wire. */
interface WireTeam {
  readonly id: number | string;
  readonly name: string;
}

/** An event as on the wire, with texts where one would expect numbers. */
export interface WireEvent {
  readonly team_id: number | string;
  readonly type: string;
  readonly period: Text;
  readonly player_id: number | string | null;
  readonly player_name: Text;
  readonly related_player_id: number | string | null;
  readonly related_player_name: Text;
  readonly minute: Text;
  readonly extra_minute: number | null;
  readonly timestamp: number | null;
  readonly reason: Text;
  readonly own_goal: boolean;
  readonly penalty: boolean;
  readonly result: Text;
  readonly info: Text;
}

/** As much of a match on the wire as tests compare. */
export interface WireMatch {
  readonly id: number;
  readonly status: number;
  readonly status_period: Text;
  readonly time: { readonly timestamp: number; readonly minute: string | number | null };
  readonly teams: { readonly home: WireTeam; readonly away: WireTeam };
  readonly league: { readonly name: string };
  readonly scores: Readonly<
    Record<'home_score' | 'away_score' | 'ht_score' | 'ft_score' | 'et_score' | 'ps_score', Text>
  >;
  readonly coverage: { readonly has_lineups: number };
  readonly events?: readonly WireEvent[] | null;
  readonly stats?: readonly Readonly<Record<string, string | number | null>>[] | null;
}

/** A player of a team sheet as on the wire. */
export interface WirePlayer {
  readonly player: { readonly id: string; readonly firstname: string; readonly lastname: string };
  readonly number: string;
  readonly captain: number | null;
}

export interface WireSheet {
  readonly formation: Text;
  readonly squad: readonly WirePlayer[];
}

interface ServiceResponse<T> {
  readonly data: T;
  readonly meta: { readonly pages: number };
}

/** Requests the data service directly, past the proxy. */
export async function askService<T>(request: string): Promise<ServiceResponse<T>> {
  const response = await fetch(`${serviceAddress()}/v2.2/${request}&user=demo&token=demo`);
  if (!response.ok) throw new Error(`The service answers ${response.status} to ${request}`);
  return (await response.json()) as ServiceResponse<T>;
}
