import type { ComponentType, ReactNode } from 'react';
import { momentOf } from '#contract/minute.ts';
import type { MatchTab } from '#contract/pages.ts';
import { type Side, sideOf } from '#contract/side-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import type { MatchHeaderProps } from '#web/features/match-header/match-header.tsx';
import { RewindBar } from '#web/features/rewind/rewind-bar.tsx';
import { RewoundClocks } from '#web/lists/rewind/rewound-clocks.tsx';
import { useInstantText, useMinute } from '#web/lists/rewind/use-instants.ts';
import { useRewind } from '#web/lists/rewind/use-rewind.ts';
import { matchTitle } from '#web/matches/match-title.ts';
import { rewindMatch } from '#web/matches/rewind/rewind-match.ts';
import {
  hasEventTimes,
  type RewindRange,
  rewindMarks,
  rewindRange,
} from '#web/matches/rewind/rewind-range.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { AT_PARAMETER } from '#web/navigation/is-rewound.ts';
import { writeInstant } from '#web/navigation/rewind-address.ts';
import type { MatchContentProps } from '#web/routes/match/match-content-props.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import type { MatchSummaryProps } from '#web/routes/match/tabs/summary.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { momentText } from '#web/words/moment-text.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';

/** Tabs that show nothing but the match, or what is the same at every minute. */
const REWOUND_TABS: readonly (MatchTab | null)[] = [null, 'tv', 'info'];
/** How long a goal is new, s. */
const FRESH_S = 60;

export type RewoundTabProps = MatchSummaryProps & MatchTabProps;

interface Props extends MatchContentProps {
  /** The open tab. */
  readonly Tab: ComponentType<RewoundTabProps>;
  /** Draws the page with some of its header replaced. */
  readonly draw: (content: ReactNode, header: Partial<MatchHeaderProps>) => ReactNode;
}

/** A match as it stood at the minute of the address; what nothing tells of that minute is not shown. */
export function RewoundMatch(props: Props) {
  const { rewind: t } = useWords<'rewind'>();
  const now = useMinute();
  const range = rewindRange(props.match, now);
  if (range) return <RewoundTo {...props} range={range} />;
  return props.draw(<EmptyState>{t.unplayed}</EmptyState>, {});
}

function RewoundTo({ range, ...props }: Props & { range: RewindRange }) {
  const zone = useZone();
  const { match, tab, draw, Tab } = props;
  const words = useWords<'match' | 'rewind'>();
  const { rewind: t } = words;
  const isLive = match.phase === 'live';
  const rewind = useRewind(range, isLive);
  const { instant } = rewind;
  const then = rewindMatch(match, instant);
  const marks = rewindMarks(match);
  const { home, away } = then.teams;
  const { home_score, away_score } = then.scores;
  const lastGoal = marks.findLast(({ kind, at }) => kind === 'goal' && at <= instant);
  const fresh: Side | null =
    lastGoal?.event && instant < lastGoal.at + FRESH_S && then.phase === 'live'
      ? sideOf(lastGoal.event, match.teams)
      : null;
  const time = useInstantText(instant);
  const name = matchTitle(then, words);
  const titleParts = [name, tab && words.matchTabs[tab], t.asAt(time), words.name];
  const past = { match: then, anchor: null, fresh };
  const content = REWOUND_TABS.includes(tab) ? (
    <Tab {...props} {...past} isRewound corrections={[]} tabs={[]} waiting={null} />
  ) : (
    <EmptyState>{t.notThen}</EmptyState>
  );
  return (
    <RewoundClocks instant={instant}>
      {draw(
        <>
          {props.titled && <title>{titleParts.filter(Boolean).join(' · ')}</title>}
          <ErrorBoundary at={`${match.id} ${tab} ${instant}`} section>
            {content}
          </ErrorBoundary>
          <RewindBar
            {...rewind}
            marks={marks}
            back={isLive ? t.toLive : t.toResult}
            time={time}
            state={{
              short: momentText(momentOf(then, null, null), then.time.timestamp, zone, words).short,
              spoken: scoreRow(home.name, home_score, away.name, away_score, words),
            }}
            note={hasEventTimes(match) ? null : t.approximate}
            share={
              <ShareButton
                title={name}
                to={
                  `${matchAddress(match.id, tab)}?${AT_PARAMETER}=${writeInstant(instant)}` as `/match/${string}`
                }
              />
            }
          />
        </>,
        {
          ...past,
          // Whatever was played later would tell of it.
          related: props.related?.filter(({ time: other }) => other.timestamp < match.time.timestamp) ?? null,
          slim: false,
          age: null,
        },
      )}
    </RewoundClocks>
  );
}
