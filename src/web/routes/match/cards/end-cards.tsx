import { useZone } from '#web/clock/program-context.ts';
import { FactList } from '#web/features/match-info/fact-list.tsx';
import { matchFacts } from '#web/features/match-info/facts.ts';
import { MatchStory } from '#web/features/match-info/match-story.tsx';
import { story } from '#web/features/match-info/story.ts';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { FormSection } from '#web/routes/match/pre-match/form-section.tsx';
import { LineUpsSection } from '#web/routes/match/pre-match/line-ups-section.tsx';
import { MeetingsSection } from '#web/routes/match/pre-match/meetings-section.tsx';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { SettingSection } from '#web/routes/match/pre-match/setting-section.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { useMatchWords } from '#web/words/match.ts';
import { useMatchCardsWords } from '#web/words/match-cards.ts';
import { useMatchInfoWords } from '#web/words/match-info.ts';
import { MissingLine } from './missing-line.tsx';
import type { SideCardsProps } from './side-cards.tsx';
import { CARD_MARGIN_PX, STACK } from './stack.ts';

type Props = Pick<MatchTabProps, 'match' | 'venueAndReferee' | 'related'>;

/** What happened to the fixture before, and the facts that neither the header nor the timeline has. */
function InfoCard({ match, related, venueAndReferee }: Props) {
  const zone = useZone();
  const words = useMatchInfoWords();
  const { matchInfo: info } = words;
  const { matchCards: t } = useMatchCardsWords();
  const { matchTabs } = useMatchWords();
  const names = [info.season, info.stage, info.group, info.leg, info.attendance, info.pitch, info.weather];
  const facts = matchFacts(match, venueAndReferee, zone, words).filter(([name]) => names.includes(name));
  const chapters = story(match, related ?? []);
  if (facts.length === 0 && chapters.length === 0 && match.info === null) return null;
  return (
    <SectionCard
      id="card-info"
      title={matchTabs.info}
      link={{ to: matchAddress(match.id, 'info'), text: t.details }}
    >
      <MatchStory match={match} chapters={chapters} />
      <FactList facts={facts} />
    </SectionCard>
  );
}

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
