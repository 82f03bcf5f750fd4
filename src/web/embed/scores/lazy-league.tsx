import { type ComponentProps, useState } from 'react';
import { leagueHeightOf } from '#web/ui/static-page.ts';
import { useWords } from '#web/words/use-words.ts';
import { LeagueScores } from './league-scores.tsx';
import { LeagueSection } from './league-section.tsx';
import { useSeen } from './use-seen.ts';

interface Props extends ComponentProps<typeof LeagueScores> {
  /** Whether it loads at once, seen or not. */
  readonly isFirst: boolean;
  /** Whether those above have their matches: until then it would be in view only because they are short. */
  readonly isNext: boolean;
}

/** The matches of a competition, which are requested once its place is in view. */
export function LazyLeague({ isFirst, isNext, ...props }: Props) {
  const { loading } = useWords<'embed'>();
  const [isSeen, ref] = useSeen(isNext);
  const [minHeight] = useState(() => leagueHeightOf(props.league.id));
  if (isFirst || isSeen) return <LeagueScores {...props} />;
  return <LeagueSection ref={ref} league={props.league} isBusy={true} note={loading} minHeight={minHeight} />;
}
