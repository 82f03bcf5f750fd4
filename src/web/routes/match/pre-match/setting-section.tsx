import { weatherText } from '#web/features/match-info/facts.ts';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { SettingList } from '#web/features/pre-match/setting-list.tsx';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { useWords } from '#web/words/use-words.ts';
import type { SectionProps } from './section-props.ts';

interface Props extends SectionProps {
  readonly venueAndReferee: VenueAndReferee;
}

/** Venue, referee and weather, which the page has requested for its header. */
export function SettingSection({ match, id, watch, venueAndReferee }: Props) {
  const { preMatch: t } = useWords<'pre-match'>();
  const weather = weatherText(match, useWords<'match-info'>());
  if (venueAndReferee.venue === null && venueAndReferee.referee === null && weather === null) return null;
  return (
    <SectionCard id={id} watch={watch} title={t.setting}>
      <SettingList venueAndReferee={venueAndReferee} weather={weather} />
    </SectionCard>
  );
}
