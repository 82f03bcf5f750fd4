import { type ReactNode, useEffect } from 'react';
import { momentOf } from '#contract/minute.ts';
import type { MatchTab } from '#contract/pages.ts';
import { useZone } from '#web/clock/program-context.ts';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { matchQuery } from '#web/data/match.ts';
import { useRawAnswer } from '#web/data/shield/use-raw-answer.ts';
import type { MatchHeaderProps } from '#web/features/match-header/match-header.tsx';
import type { PlayBackStep } from '#web/matches/play-back.ts';
import { eventName } from '#web/matches/timeline-periods.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { MatchContentProps } from '#web/routes/match/match-content-props.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { type MatchWords, useMatchWords } from '#web/words/match.ts';
import { momentText } from '#web/words/moment-text.ts';
import { usePlayBackWords } from '#web/words/play-back.ts';
import { PlayBackButtons } from './play-back-buttons.tsx';
import { usePlayBack } from './use-play-back.ts';

/** Returns what has just happened and the score, for screen readers. */
function stepText({ match, event }: PlayBackStep, zone: string, words: MatchWords): string {
  const { teams, scores, time } = match;
  const score = words.scores.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score);
  const moment = momentText(momentOf(match, null, null), time.timestamp, zone, words).spoken;
  const side = event?.side;
  const parts = event
    ? [moment, eventName(event.event, words), side && teams[side].name, event.event.player_name]
    : [moment];
  const tally = scores.ps_score && words.scores.penalties(scores.ps_score.join('–'));
  return [...parts, score, tally].filter(Boolean).join(', ');
}

/** Names the shield of a match that a shared link has set, which had nothing but the match's id. */
function nameSharedShield(id: string, name: string): void {
  const shield = shields.get().find((one) => one.kind === 'match' && one.id === id);
  if (shield && shield.name === '') addShield({ ...shield, name });
}

const Timeline = lazyAfterFirstView(
  async () => (await import('#web/features/timeline/timeline.tsx')).Timeline,
);

/** Tabs that have nothing to show of a hidden match; answers for the others come without what tells of it. */
const HIDDEN_TABS: readonly (MatchTab | null)[] = [null, 'stats', 'odds'];

interface Props extends MatchContentProps {
  readonly openTab: ReactNode;
  /** Draws the page with some of its header replaced. */
  readonly draw: (content: ReactNode, header: Partial<MatchHeaderProps>) => ReactNode;
}

/**
 * A match that a spoiler shield hides: who plays where and when, tabs that tell no more, and what happened step by step
 * for a viewer who plays it back.
 */
export function ShieldedMatch({ match, tab, hasEvents, openTab, draw }: Props) {
  const zone = useZone();
  const words = { ...useMatchWords(), ...usePlayBackWords() };
  const record = useRawAnswer<MatchContentProps['match']>(matchQuery(match.id))?.data;
  const playBack = usePlayBack(record);
  const { current, isUpToDate } = playBack;
  const title = words.match.title(match.teams.home.name, null, match.teams.away.name);
  useEffect(() => nameSharedShield(match.id, title), [match.id, title]);
  const content = (
    <>
      <p role="status" className={isUpToDate ? 'py-2 text-center text-quiet' : 'sr-only'}>
        {isUpToDate ? words.playBack.upToDate : current && stepText(current, zone, words)}
      </p>
      {tab === null && current ? (
        <ErrorBoundary at={match.id} section>
          <Timeline match={current.match} anchor={null} fresh={null} />
        </ErrorBoundary>
      ) : HIDDEN_TABS.includes(tab) ? (
        <ShieldLine keys={[`match ${match.id}`]} />
      ) : (
        openTab
      )}
    </>
  );
  return draw(content, {
    match: current?.match ?? match,
    slim: false,
    shield: {
      text: current ? null : words.playBack.hidden,
      actions: <PlayBackButtons id={match.id} playBack={record && hasEvents ? playBack : null} />,
      to: `${matchAddress(match.id, tab)}?spoilers=off`,
    },
  });
}
