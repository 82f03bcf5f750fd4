import type { ReactNode } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { useZone } from '#web/clock/program-context.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { useWords } from '#web/words/use-words.ts';
import { FactList } from './fact-list.tsx';
import { matchFacts } from './facts.ts';
import { MatchStory } from './match-story.tsx';
import { story } from './story.ts';

interface Props {
  readonly match: Match;
  /** Other attempts at the match, or the other leg. */
  readonly related: readonly MatchRow[];
  readonly venueAndReferee: VenueAndReferee;
}

/** The circumstances of a match, and its related matches in order of play. */
export function Info({ match, related, venueAndReferee }: Props) {
  const zone = useZone();
  const words = useWords<'match-info'>();
  const { matchInfo: t } = words;
  const chapters = story(match, related);
  return (
    <div className="grid gap-2">
      {(match.info !== null || chapters.length > 0) && (
        <Card title={chapters.length > 0 ? t.story : t.note}>
          <MatchStory match={match} chapters={chapters} />
        </Card>
      )}
      <Card title={t.facts}>
        <FactList
          facts={matchFacts(match, venueAndReferee, zone, words)}
          className="columns-[17rem] gap-x-6"
        />
      </Card>
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card px-3 py-2 md:px-6">
      <h2 className="py-1 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
