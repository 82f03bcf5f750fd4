import '#web/pages.css';
import { Suspense, useEffect } from 'react';
import { MATCH_TABS, type MatchTab } from '#contract/pages.ts';
import { matchQuery } from '#web/data/match.ts';
import { useRawAnswer } from '#web/data/shield/use-raw-answer.ts';
import { useRefusals } from '#web/data/use-refusals.ts';
import { MatchBody } from '#web/features/match-header/match-body.tsx';
import { MatchTabs } from '#web/features/match-header/match-tabs.tsx';
import { Timeline } from '#web/features/timeline/timeline.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { availableMatchTabs, isOutsidePlan } from '#web/routes/match/available-match-tabs.ts';
import type { MatchContentProps } from '#web/routes/match/match-content-props.ts';
import { MatchTabSkeleton } from '#web/routes/match/match-skeleton.tsx';
import { MATCH_TAB_PAGES } from '#web/routes/match/match-tab-pages.ts';
import { MissingTab } from '#web/routes/match/missing-tab.tsx';
import { NoOdds } from '#web/routes/shared/no-odds.tsx';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ShieldLine } from '#web/ui/shield-line.tsx';
import { useMatchWords } from '#web/words/match.ts';
import { usePlayBackWords } from '#web/words/play-back.ts';
import { nameSharedShield } from './name-shared-shield.ts';
import { PlayBackButtons } from './play-back-buttons.tsx';
import { stepText } from './step-text.ts';
import { usePlayBack } from './use-play-back.ts';

/** Tabs that tell nothing of what happened: of line-ups the shield leaves the starting players. */
const HARMLESS_TABS: readonly (MatchTab | null)[] = ['lineups', 'tv', 'info'];

/**
 * A match that a spoiler shield hides: who plays where and when, tabs that tell no more, and what happened step by step
 * for a viewer who plays it back.
 */
export function ShieldedMatch({ tab, hasEvents, ...props }: MatchContentProps) {
  const { match, zone } = props;
  const words = { ...useMatchWords(), ...usePlayBackWords() };
  const refusals = useRefusals();
  const hasOdds = useHasOdds();
  const raw = useRawAnswer<MatchContentProps['match']>(matchQuery(match.id))?.data;
  const playBack = usePlayBack(raw);
  const { current } = playBack;
  const available = availableMatchTabs(match, refusals, hasOdds);
  // Whether there are statistics would tell whether it was played.
  const tabs = MATCH_TABS.filter(
    (one) => available.includes(one) || (one === 'stats' && !isOutsidePlan(one, refusals)),
  );
  const missingTab = tab && !tabs.includes(tab) ? tab : null;
  const title = words.match.title(match.teams.home.name, null, match.teams.away.name);
  useEffect(() => nameSharedShield(match.id, title), [match.id, title]);
  const { Page: Tab } = MATCH_TAB_PAGES[tab ?? 'summary'];
  const timeProps = { anchor: null, zone, confirmed: props.confirmed, fresh: null };
  return (
    <MatchBody
      {...props}
      {...timeProps}
      match={current?.match ?? match}
      slim={false}
      shield={{
        text: current ? null : words.playBack.hidden,
        actions: <PlayBackButtons id={match.id} playBack={raw && hasEvents ? playBack : null} />,
        to: `${matchAddress(match.id, tab)}?spoilers=off`,
      }}
      tabs={
        <MatchTabs
          id={match.id}
          tabs={tabs}
          openTab={missingTab ? undefined : tab}
          onIntent={(next) => void MATCH_TAB_PAGES[next].fetch().catch(() => {})}
        />
      }
    >
      <p role="status" className={playBack.isUpToDate ? 'py-2 text-center text-quiet' : 'sr-only'}>
        {playBack.isUpToDate ? words.playBack.upToDate : current && stepText(current, zone, words)}
      </p>
      <ErrorBoundary at={`${match.id} ${tab}`} section>
        {tab === 'odds' && !hasOdds ? (
          <NoOdds />
        ) : missingTab && missingTab !== 'info' ? (
          <MissingTab match={match} tab={missingTab} isOutsidePlan={isOutsidePlan(missingTab, refusals)} />
        ) : HARMLESS_TABS.includes(tab) ? (
          <Suspense fallback={<MatchTabSkeleton />}>
            <Tab
              key={tab}
              {...props}
              {...timeProps}
              hasEvents={hasEvents}
              corrections={[]}
              waiting={<MatchTabSkeleton />}
            />
          </Suspense>
        ) : tab === null && current ? (
          <Timeline match={current.match} {...timeProps} />
        ) : (
          <ShieldLine keys={[`match ${match.id}`]} />
        )}
      </ErrorBoundary>
    </MatchBody>
  );
}
