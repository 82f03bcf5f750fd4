import { createHash } from 'node:crypto';
import { newsReader } from '#bff/news/news-reader.ts';
import type { NewsItem } from '#bff/news/news-state.ts';
import { hasTeam } from '#contract/has-team.ts';
import { matchPath } from '#contract/match-path.ts';
import { scoreOf } from '#contract/score.ts';
import type { MatchChange } from '#news/match-change.ts';
import { changeText } from '#news/words/change-text.ts';
import { KIND_OF_CHANGE, type Webhook } from './webhook.ts';

/** What has happened in a match, for one receiver. */
export interface Message {
  /** The same for the same news, whenever and by whichever process it is sent. */
  readonly id: string;
  /** `match.goal` */
  readonly type: string;
  /** When it was seen, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: {
    /** Id of the message that this one takes the place of; null: none. */
    readonly supersedes: string | null;
    /** Whether the match is over, so that corrections alone can follow. */
    readonly final: boolean;
    readonly side: 'home' | 'away' | null;
    readonly minute: string | null;
    readonly player: { readonly id: string | null; readonly name: string } | null;
    /** How a goal was scored, a player sent off or a match ended. */
    readonly detail: string | null;
    /** Score after it, home first; of a kick that of the shoot-out. */
    readonly score: readonly [number, number] | null;
    readonly match: {
      readonly id: string;
      /** Page of the match; null without PUBLIC_URL. */
      readonly url: string | null;
      /** Null: its date is not known yet. */
      readonly kickOff: string | null;
      readonly competition: { readonly id: string; readonly name: string };
      readonly home: { readonly id: string | null; readonly name: string };
      readonly away: { readonly id: string | null; readonly name: string };
      readonly score: readonly [number, number] | null;
    };
    /** In the words of the receiver's language: `Goal for Dunmarrow`, `Dunmarrow 2–1 Ashby Vale · 45+2′ Osei`. */
    readonly title: string;
    readonly body: string;
  };
}

const DETAILS: readonly MatchChange['kind'][] = ['goal-details', 'red-details', 'details'];

/** What takes something back, under an id of its own. */
const RULINGS: readonly MatchChange['kind'][] = ['ruled-out', 'red-rescinded', 'withdrawn'];

/** A goal that counts again, and its next ruling, are other news than before. */
const partsOf = (id: string, returns: number): readonly unknown[] => (returns > 0 ? [id, returns] : [id]);

const returnsOf = (change: MatchChange): number => ('returns' in change ? (change.returns ?? 0) : 0);

/** Returns an id of a change that receivers can compare; a goal keeps it, and each of its later details has its own. */
function messageId(change: MatchChange): string {
  const parts = [...partsOf(change.id, returnsOf(change))];
  if (DETAILS.includes(change.kind) && 'player' in change)
    parts.push(change.kind, change.minute, change.player?.name, change.detail);
  // A result that is corrected is announced again.
  if (change.kind === 'full-time') parts.push(change.score, change.detail);
  return idOf(JSON.stringify(parts));
}

const idOf = (text: string) => `msg_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;

function supersededId(change: MatchChange): string | null {
  const returns = returnsOf(change);
  if (DETAILS.includes(change.kind)) return idOf(JSON.stringify(partsOf(change.id, returns)));
  const id = 'supersedes' in change ? change.supersedes : null;
  return id && idOf(JSON.stringify(partsOf(id, RULINGS.includes(change.kind) ? returns : returns - 1)));
}

/** Whether details are other ones than before; the reason of a ruling is in no message. */
function isOther(change: MatchChange): boolean {
  if (!('former' in change) || change.former === null) return true;
  const { former, minute, player, detail } = change;
  return former.minute !== minute || former.player?.name !== player?.name || former.detail !== detail;
}

/** Whether a receiver has asked for a change. */
export function isWanted({ change, match }: NewsItem, { kinds, competitions, teams }: Webhook): boolean {
  if (!kinds.includes(KIND_OF_CHANGE[change.kind]) || !isOther(change)) return false;
  if (competitions === null && teams === null) return true;
  return hasTeam(match, teams ?? []) || (competitions?.includes(match.league.id) ?? false);
}

/**
 * Returns the message of a change.
 *
 * @param publicUrl public address of the pages without a slash at its end; null: unknown
 */
export function messageOf({ change, match }: NewsItem, webhook: Webhook, publicUrl: string | null): Message {
  const { home, away } = match.teams;
  const kickOff = match.time.timestamp * 1_000;
  const { words, dayAndTime } = newsReader(webhook);
  const worded = {
    teams: match.teams,
    penalties: match.scores.ps_score,
    kickOff: dayAndTime(kickOff),
  };
  const incident = 'player' in change ? change : { minute: null, player: null };
  return {
    id: messageId(change),
    type: `match.${change.kind}`,
    timestamp: new Date(change.at).toISOString(),
    data: {
      supersedes: supersededId(change),
      final: match.phase === 'finished',
      side: change.side,
      minute: incident.minute,
      player: incident.player,
      detail: change.detail,
      score: change.score,
      match: {
        id: match.id,
        url: publicUrl && `${publicUrl}${matchPath(match.id)}`,
        kickOff: kickOff === 0 ? null : new Date(kickOff).toISOString(),
        competition: { id: match.league.id, name: match.league.name },
        home: { id: home.id, name: home.name },
        away: { id: away.id, name: away.name },
        score: scoreOf(match),
      },
      ...changeText(change, worded, words),
    },
  };
}
