import type { ServerWords } from '#bff/server-words.ts';
import { nameIn } from '#contract/competition-names.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { momentOf, type TimedMatch } from '#contract/minute.ts';
import { NO_SCORES } from '#contract/no-scores.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import { BEYOND_NINETY, CALLED_OFF, TO_BE_ANNOUNCED } from '#contract/status.ts';
import { withStoppage } from '#contract/with-stoppage.ts';
import { roundName } from '#news/words/round-name.ts';
import type { Preview } from './preview.ts';
import type { RecordTarget } from './preview-target.ts';
import type { PreviewWords } from './preview-words.ts';

/** Day and time of a kick-off. The zone of who reads a preview is unknown, so it is UTC, and says so. */
interface KickOff {
  readonly day: string;
  readonly time: string;
}

/** Returns a day of UTC in words: `Sat 21 Nov 2026`. */
export function dayText(epochMs: number, { intl }: ServerWords): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  return new Intl.DateTimeFormat(intl, options).format(epochMs).replace(/^(\p{L}+),/u, '$1');
}

/** Null: not known yet. */
function kickOffOf({ time }: MatchRow, words: ServerWords): KickOff | null {
  const epochMs = time.timestamp * 1_000;
  if (epochMs === 0) return null;
  return { day: dayText(epochMs, words), time: `${new Date(epochMs).toISOString().slice(11, 16)} UTC` };
}

/**
 * Returns the state of a match in words, in play its minute as the pages write it; null before kick-off.
 *
 * @param asOf instant of its answer, epoch ms; null: it is shown as before kick-off
 * @param length short: as a row has room for
 */
export function stateText(
  match: TimedMatch,
  words: ServerWords,
  asOf: number | null,
  length: 'short' | 'long' = 'long',
): string | null {
  const moment = momentOf(match, null, null, asOf);
  const isShort = length === 'short';
  const { changes, preview } = words;
  switch (moment.kind) {
    case 'kick-off':
      return null;
    case 'clock':
    case 'extra': {
      const minute = words.moment.minute(withStoppage(moment.minute, moment.stoppage));
      if (moment.kind === 'clock') return minute;
      return isShort ? words.moment.extra(minute) : preview.extraTime(minute);
    }
    case 'unknown':
      return moment.text;
    default:
      return isShort
        ? words.moment[moment.kind].short
        : { ...changes.states, ...preview.states }[moment.kind];
  }
}

/** Returns the scores on the way to the one in the title: at half-time, and of the shoot-out. */
export function earlierScores({ scores, status, phase }: MatchRow, words: ServerWords): string | null {
  const { ht_score, ps_score } = scores;
  const parts = [
    phase === 'finished' && ht_score && words.preview.halfTime(words.score(...ht_score)),
    BEYOND_NINETY.has(status) && ps_score && words.preview.penalties(words.score(...ps_score)),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Returns the name of a tab, by its part of the address. */
export function tabText(tab: string | null, { preview }: ServerWords): string | null {
  const tabs: Readonly<Record<string, string>> = preview.tabs;
  return (tab && tabs[tab]) || null;
}

/** Returns a match as before kick-off, except one that is called off before it. */
const withoutSpoilers = (match: MatchRow): MatchRow =>
  CALLED_OFF.has(match.status) || match.phase === 'scheduled'
    ? match
    : { ...match, phase: 'scheduled', status: 0, winner_team_id: null, scores: NO_SCORES };

/**
 * Says of a match who plays, how it stands and when it kicks off.
 *
 * @param asOf instant of its answer, epoch ms
 * @param target its tab, and whether the preview is without spoilers
 */
export function describeMatch(
  record: MatchRow,
  asOf: number,
  { tab, isSpoilerFree }: Pick<RecordTarget, 'tab' | 'isSpoilerFree'>,
  words: PreviewWords,
): Preview {
  const match = isSpoilerFree ? withoutSpoilers(record) : record;
  const { teams, league, round_name } = match;
  const [homeName, awayName] = isolateNames(teams.home.name, teams.away.name);
  const versus = words.changes.versus(homeName, awayName);
  const score = scoreOf(match);
  const names = score ? `${homeName} ${words.score(...score)} ${awayName}` : versus;
  const { day = '', time = '' } = kickOffOf(match, words) ?? {};
  const isTimeOpen = match.status === TO_BE_ANNOUNCED || time === '';
  const state = stateText(match, words, match === record ? asOf : null);
  const earlier = earlierScores(match, words);
  const when = isTimeOpen ? day : `${day}, ${time}`;
  const heading = [nameIn(words.competitionNames, league), round_name && roundName(round_name, words)]
    .filter(Boolean)
    .join(' · ');
  const tabName = tabText(tab, words);
  const withTab = (text: string) => (tabName ? `${text}: ${tabName}` : text);
  const stateWithScores = state && earlier ? `${state} (${earlier})` : state;
  return {
    title: withTab(names),
    pageTitle: withTab(versus),
    description: [stateWithScores, heading, when && words.preview.kickOff(when)].filter(Boolean).join(' · '),
  };
}
