import '#web/pages.css';
import { useWide } from '#web/navigation/use-wide.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { hasOdds } from '#web/settings/has-odds.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { FormSection } from './form-section.tsx';
import { LineUpsSection } from './line-ups-section.tsx';
import { MeetingsSection } from './meetings-section.tsx';
import type { SectionProps } from './section-props.ts';
import { SettingSection } from './setting-section.tsx';
import { StakesSection } from './stakes-section.tsx';
import { TableSection } from './table-section.tsx';
import { WatchSection } from './watch-section.tsx';

const OddsSection = lazyAfterFirstView<SectionProps>(
  async () => (await import('./odds-section.tsx')).OddsSection,
);
const Media = lazyAfterFirstView(async () => (await import('#web/routes/shared/media.tsx')).Media);

const STACK = 'grid grid-cols-1 gap-2';
/** The usual height of the odds, which come with code of their own. */
const ODDS_PLACE = { minBlockSize: '9.5rem' };

export interface PreMatchProps extends Omit<MatchTabProps, 'waiting'> {
  /** Whether the match is in the panel beside the list. */
  readonly inPanel: boolean;
}

/**
 * A match before kick-off. Each section requests its data when it comes near the screen. On a phone where to watch and
 * the odds come first; on a wide page they are beside the other sections.
 */
export function PreMatch({ match, zone, related, setting, inPanel }: PreMatchProps) {
  const { inSight, watch } = useInSight();
  const isWide = useWide() && !inPanel;
  const section = (id: string): SectionProps => ({ match, zone, id, watch, isNear: inSight.has(id) });
  // On a phone they come last, because their length is hardly known before.
  const lineUps = (
    <ErrorBoundary at={match.id} section>
      <LineUpsSection {...section('pre-line-ups')} />
    </ErrorBoundary>
  );
  return (
    <div
      className={isWide ? 'grid grid-cols-[minmax(0,1fr)_22.5rem] items-start gap-3' : STACK}
      style={isWide ? { gridTemplateRows: 'auto 1fr' } : undefined}
    >
      <div className={isWide ? `col-start-2 ${STACK}` : STACK}>
        <ErrorBoundary at={match.id} section>
          <WatchSection {...section('pre-watch')} />
        </ErrorBoundary>
        {hasOdds() && (
          <div style={ODDS_PLACE}>
            <ErrorBoundary at={match.id} section>
              <OddsSection {...section('pre-odds')} />
            </ErrorBoundary>
          </div>
        )}
      </div>
      <div className={isWide ? `col-start-1 row-[1/3] ${STACK}` : STACK}>
        <ErrorBoundary at={match.id} section>
          <StakesSection {...section('pre-stakes')} related={related} />
        </ErrorBoundary>
        <ErrorBoundary at={match.id} section>
          <FormSection {...section('pre-form')} />
        </ErrorBoundary>
        <ErrorBoundary at={match.id} section>
          <MeetingsSection {...section('pre-meetings')} />
        </ErrorBoundary>
        {isWide && lineUps}
      </div>
      <div className={isWide ? `col-start-2 ${STACK}` : STACK}>
        <ErrorBoundary at={match.id} section>
          <TableSection {...section('pre-table')} />
        </ErrorBoundary>
        <ErrorBoundary at={match.id} section>
          <SettingSection {...section('pre-setting')} setting={setting} />
        </ErrorBoundary>
        {!isWide && lineUps}
        <ErrorBoundary at={match.id} section>
          <Media of="event" id={match.id} />
        </ErrorBoundary>
      </div>
    </div>
  );
}
