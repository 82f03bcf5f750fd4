import { momentOf } from '#contract/minute.ts';
import { momentText } from '#web/words/moment-text.ts';
import { scoreRow } from '#web/words/score-row.ts';
import type { Words } from '#web/words/words.ts';
import type { PlayBackStep } from './play-back.ts';
import { eventName } from './timeline-periods.ts';

/** Returns what has just happened and the score, for screen readers. */
export function stepText({ match, event }: PlayBackStep, zone: string, words: Words<'match'>): string {
  const { teams, scores, time } = match;
  const score = scoreRow(teams.home.name, scores.home_score, teams.away.name, scores.away_score, words);
  const moment = momentText(momentOf(match, null, null), time.timestamp, zone, words).spoken;
  const side = event?.side;
  const parts = event
    ? [moment, eventName(event.event, words), side && teams[side].name, event.event.player_name]
    : [moment];
  const tally = scores.ps_score && words.scores.penalties(words.score(...scores.ps_score));
  return [...parts, score, tally].filter(Boolean).join(', ');
}
