import { FormSection } from '#web/routes/match/pre-match/form-section.tsx';
import { LineUpsSection } from '#web/routes/match/pre-match/line-ups-section.tsx';
import { MeetingsSection } from '#web/routes/match/pre-match/meetings-section.tsx';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { SettingSection } from '#web/routes/match/pre-match/setting-section.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { InfoCard } from './info-card.tsx';
import { MissingLine } from './missing-line.tsx';
import type { SideCardsProps } from './side-cards.tsx';
import { CARD_MARGIN_PX, STACK } from './stack.ts';

export interface EndCardsProps extends Omit<SideCardsProps, 'isBeside'> {
  /** Whether nothing has happened yet: the cards of the page before kick-off stay. */
  readonly isQuiet: boolean;
}

/** The last cards of a match that has begun: form, details, and in a line what there is not. */
export function EndCards({ isQuiet, tabs, ...props }: EndCardsProps) {
  const { inSight, watch } = useInSight(CARD_MARGIN_PX);
  const { match, venueAndReferee } = props;
  const section = (id: string): SectionProps => ({ match, id, watch, isNear: inSight.has(id) });
  return (
    <div className={STACK}>
      <ErrorBoundary at={match.id} section>
        {tabs.includes('h2h') && <FormSection {...section('card-form')} />}
      </ErrorBoundary>
      {isQuiet && (
        <>
          <ErrorBoundary at={match.id} section>
            {tabs.includes('h2h') && <MeetingsSection {...section('card-meetings')} />}
          </ErrorBoundary>
          <ErrorBoundary at={match.id} section>
            <SettingSection {...section('card-setting')} venueAndReferee={venueAndReferee} />
          </ErrorBoundary>
          <ErrorBoundary at={match.id} section>
            {tabs.includes('lineups') && <LineUpsSection {...section('card-team-sheets')} />}
          </ErrorBoundary>
        </>
      )}
      <ErrorBoundary at={match.id} section>
        <InfoCard {...props} />
      </ErrorBoundary>
      <MissingLine match={match} tabs={tabs} isQuiet={isQuiet} />
    </div>
  );
}
