import { type ReactNode, useEffect } from 'react';
import { isolateNames } from '#contract/isolate-names.ts';
import type { MatchTab } from '#contract/pages.ts';
import { useZone } from '#web/clock/program-context.ts';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { matchQuery } from '#web/data/match.ts';
import { useRawAnswer } from '#web/data/use-raw-answer.ts';
import type { MatchHeaderProps } from '#web/features/match-header/match-header.tsx';
import { stepText } from '#web/matches/step-text.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { MatchContentProps } from '#web/routes/match/match-content-props.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';
import { PlayBackButtons } from './play-back-buttons.tsx';
import { usePlayBack } from './use-play-back.ts';

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
  const words = useWords<'match' | 'play-back'>();
  const record = useRawAnswer<MatchContentProps['match']>(matchQuery(match.id))?.data;
  const playBack = usePlayBack(record);
  const { current, isUpToDate } = playBack;
  const [home, away] = isolateNames(match.teams.home.name, match.teams.away.name);
  const title = words.match.title(home, null, away);
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
        // The header has what reveals it.
        <ShieldLine keys={[]} />
      ) : (
        openTab
      )}
    </>
  );
  return draw(content, {
    match: current?.match ?? match,
    slim: false,
    // What is hidden, or played back, is of another time.
    age: null,
    shield: {
      text: current ? null : words.playBack.hidden,
      actions: <PlayBackButtons id={match.id} playBack={record && hasEvents ? playBack : null} />,
      to: `${matchAddress(match.id, tab)}?spoilers=off`,
    },
  });
}
