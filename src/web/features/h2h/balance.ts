import type { Score } from '#contract/parse/score.ts';
import type { H2hRecord } from '#contract/records/h2h.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';

export type Meeting = H2hRecord['h2h'][number];

/** Which meetings are counted: all, or those at one side's ground. */
export type Ground = 'all' | Side;

/** Returns the goals of today's sides in an earlier meeting, whichever was at home then; null without a score. */
export function goalsIn(meeting: Meeting, homeId: string): Score | null {
  const score = scoreOf(meeting);
  return score && (meeting.teams.home.id === homeId ? score : swapSides(score));
}

/** Returns the meetings at a ground: `home` are those where today's home side was at home. */
export function meetingsOn(meetings: readonly Meeting[], ground: Ground, homeId: string): readonly Meeting[] {
  if (ground === 'all') return meetings;
  return meetings.filter(({ teams }) => (teams.home.id === homeId) === (ground === 'home'));
}

/** Returns wins, draws and goals of today's sides. A match decided by a shoot-out counts as a draw. */
export function balanceOf(meetings: readonly Meeting[], homeId: string) {
  const played = meetings.map((meeting) => goalsIn(meeting, homeId)).filter((goals) => goals !== null);
  const sum = (side: 0 | 1) => played.reduce((total, goals) => total + goals[side], 0);
  return {
    home: played.filter(([ours, theirs]) => ours > theirs).length,
    drawn: played.filter(([ours, theirs]) => ours === theirs).length,
    away: played.filter(([ours, theirs]) => ours < theirs).length,
    goals: [sum(0), sum(1)] as const,
  };
}
