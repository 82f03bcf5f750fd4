import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Bracket } from '#web/routes/competition/bracket/bracket.tsx';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The bracket of a knock-out competition: `/competition/:id/bracket`. */
export function CompetitionBracket({ rounds, roundKeys, zone, waiting }: CompetitionTabProps) {
  const { trouble } = useStateOfData(roundKeys);
  if (rounds === null) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <Bracket rounds={rounds} zone={zone} />;
}
