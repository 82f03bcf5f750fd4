import type { MatchEvent } from '#contract/records/match-event.ts';
import { isSendingOff } from '#contract/sending-off.ts';
import {
  isNameless,
  isSamePlayer,
  MAX_COMPARED_EVENTS,
  type MatchRule,
  minutesBetween,
  withEvents,
} from './match-rule.ts';

/** Two entries of one card or substitution are at most so many minutes apart. */
const MAX_COPY_MINUTES = 2;
/** The yellow card that a second yellow card also stands as is at most so many minutes apart. */
const MAX_CARD_MINUTES = 1;

const CARDS: ReadonlySet<string> = new Set(['yellowcard', 'yellowredcard', 'redcard']);

const isValid = ({ result }: MatchEvent) => result !== 'cancelled';

/** Drops the events that another one contradicts; the same match if there are none. */
function dropEvents(
  isSubject: (event: MatchEvent) => boolean,
  isRefuted: (event: MatchEvent, others: readonly MatchEvent[]) => boolean,
): MatchRule {
  return (match) => {
    const events = match.events ?? [];
    const subjects = events.filter((event) => isSubject(event) && isValid(event));
    if (subjects.length < 2 || subjects.length > MAX_COMPARED_EVENTS) return match;
    const refuted = new Set(subjects.filter((event) => isRefuted(event, subjects)));
    if (refuted.size === 0) return match;
    return withEvents(
      match,
      events.filter((event) => !refuted.has(event)),
    );
  };
}

/** Whether an entry without a player is in the minute of another one of its team that has one. */
const isNamelessCopyOf = (event: MatchEvent, other: MatchEvent) =>
  minutesBetween(event, other) === 0 &&
  event.team_id === other.team_id &&
  isNameless(event) &&
  !isNameless(other);

function hasSameRelated(a: MatchEvent, b: MatchEvent): boolean {
  if (a.related_player_id !== null && b.related_player_id !== null)
    return a.related_player_id === b.related_player_id;
  return a.related_player_name !== null && a.related_player_name === b.related_player_name;
}

/** Whether an entry is a second one of a card or substitution that another entry has, too. */
function isCopyOf(event: MatchEvent, other: MatchEvent, isLater: boolean): boolean {
  if (event.type !== other.type) return false;
  const apart = Math.abs(minutesBetween(event, other));
  if (isSamePlayer(event, other)) return isLater && apart <= MAX_COPY_MINUTES;
  // Several players of a team often come on in one minute.
  const isOther = event.type === 'substitution' && !hasSameRelated(event, other);
  return !isOther && isNamelessCopyOf(event, other);
}

export const repeat = dropEvents(
  ({ type }) => CARDS.has(type) || type === 'substitution',
  (event, others) => {
    const place = others.indexOf(event);
    return others.some((other, at) => other !== event && isCopyOf(event, other, place > at));
  },
);

export const secondDismissal = dropEvents(isSendingOff, (event, dismissals) => {
  if (dismissals.some((other) => isNamelessCopyOf(event, other))) return true;
  const own = dismissals.filter((other) => other === event || isSamePlayer(other, event));
  return event !== (own.find(({ type }) => type === 'yellowredcard') ?? own[0]);
});

/** The first yellow card may be a minute before the second one, so one so near goes only beside another one. */
export const secondYellow = dropEvents(
  ({ type }) => type === 'yellowcard' || type === 'yellowredcard',
  (event, cards) => {
    if (event.type !== 'yellowcard') return false;
    const own = cards.filter((card) => card !== event && isSamePlayer(card, event));
    const hasOther = own.some(({ type }) => type === 'yellowcard');
    return own.some((card) => {
      const apart = Math.abs(minutesBetween(card, event));
      return card.type === 'yellowredcard' && (apart === 0 || (hasOther && apart <= MAX_CARD_MINUTES));
    });
  },
);
