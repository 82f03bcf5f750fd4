import { useZone } from '#web/clock/program-context.ts';
import { FactList } from '#web/features/match-info/fact-list.tsx';
import { matchFacts } from '#web/features/match-info/facts.ts';
import { MatchStory } from '#web/features/match-info/match-story.tsx';
import { story } from '#web/features/match-info/story.ts';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { useWords } from '#web/words/use-words.ts';

type Props = Pick<MatchTabProps, 'match' | 'venueAndReferee' | 'related'>;

/** What happened to the fixture before, and the facts that neither the header nor the timeline has. */
export function InfoCard({ match, related, venueAndReferee }: Props) {
  const zone = useZone();
  const words = useWords<'match-info'>();
  const { matchInfo: info } = words;
  const { matchCards: t } = useWords<'match-cards'>();
  const { matchTabs } = useWords<'match'>();
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
