import type { Language } from '#contract/locales.ts';
import type { MatchChange } from '#news/match-change.ts';

/** How a message is written: by Standard Webhooks, or as a service for chats or alerts reads it. */
export const SHAPES = ['standard', 'slack', 'discord', 'ntfy'] as const;

/** What a receiver can ask for. A ruling belongs to what it takes back. */
export const KINDS = [
  'goals',
  'reds',
  'penalties',
  'kick-off',
  'half-time',
  'full-time',
  'moved',
  'details',
] as const;
type Kind = (typeof KINDS)[number];

/** A receiver of news, as the operator describes it. */
export interface Webhook {
  /** Its name in the log and the metrics. */
  readonly name: string;
  /** Address that messages are posted to. */
  readonly url: string;
  readonly shape: (typeof SHAPES)[number];
  /** Key of the signature, base64 after `whsec_`; null: nothing is signed. */
  readonly secret: string | null;
  /** Sent as `Authorization: Bearer …`; null: none. */
  readonly bearer: string | null;
  /** Ids of competitions and teams whose matches it gets; null: all. */
  readonly competitions: readonly string[] | null;
  readonly teams: readonly string[] | null;
  readonly kinds: readonly Kind[];
  readonly language: Language;
  /** IANA name of the zone of times in its texts. */
  readonly zone: string;
  /** Whether the address may lie in a private network. */
  readonly isPrivate: boolean;
}

export const KIND_OF_CHANGE: Readonly<Record<MatchChange['kind'], Kind>> = {
  goal: 'goals',
  'goal-details': 'details',
  'ruled-out': 'goals',
  disallowed: 'goals',
  ruling: 'goals',
  withdrawn: 'goals',
  details: 'details',
  red: 'reds',
  'red-details': 'details',
  'red-rescinded': 'reds',
  'penalty-missed': 'penalties',
  kick: 'penalties',
  'kick-off': 'kick-off',
  'half-time': 'half-time',
  ninety: 'half-time',
  'extra-time': 'half-time',
  'full-time': 'full-time',
  off: 'moved',
  rescheduled: 'moved',
};
