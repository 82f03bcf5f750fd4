import type { MatchRow } from '#contract/records/match.ts';
import { FactList } from '#web/features/match-info/fact-list.tsx';
import { matchFacts } from '#web/features/match-info/facts.ts';
import { MatchStory } from '#web/features/match-info/match-story.tsx';
import { story } from '#web/features/match-info/story.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { useMatchWords } from '#web/words/match.ts';
import { useMatchInfoWords } from '#web/words/match-info.ts';
import { useMatchSideWords } from '#web/words/match-side.ts';
import { SideCard } from './side-card.tsx';

interface Props extends Pick<MatchTabProps, 'match' | 'setting' | 'zone'> {
  readonly related: readonly MatchRow[];
}

/** What happened to the fixture before, and the facts that neither the header nor the timeline has. */
export function SideInfo({ match, related, setting, zone }: Props) {
  const words = useMatchInfoWords();
  const { matchInfo: info } = words;
  const { matchSide: say } = useMatchSideWords();
  const { matchTabs } = useMatchWords();
  const names = [info.season, info.stage, info.group, info.leg, info.attendance, info.pitch, info.weather];
  const facts = matchFacts(match, setting, zone, words).filter(([name]) => names.includes(name));
  const chapters = story(match, related);
  if (facts.length === 0 && chapters.length === 0 && match.info === null) return null;
  return (
    <SideCard title={matchTabs.info} to={matchAddress(match.id, 'info')} linkText={say.details}>
      <MatchStory match={match} chapters={chapters} zone={zone} />
      <FactList facts={facts} />
    </SideCard>
  );
}
