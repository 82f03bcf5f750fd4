import type { League } from '#contract/records/league.ts';
import { localCountry } from '#news/words/country-name.ts';
import { flagPath } from '#web/components/flag-path.ts';
import { runCommandLater } from '#web/navigation/commands.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { FollowableList, HEADING, NameAndPicture } from './followable-list.tsx';

interface Props {
  readonly competitions: readonly League[];
  readonly teams: readonly Favourite[];
}

/** How to follow, the search, and a few teams and competitions to begin with. */
export function NothingFollowed({ competitions, teams }: Props) {
  const words = useWords<'my'>();
  const { my: t } = words;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid justify-items-center gap-3 rounded-lg border border-line border-dashed px-4 py-6 text-center">
        {/* Reserves another line in case the font needs it. */}
        <p className="wrap-anywhere min-h-20 max-w-xl md:min-h-10">{t.how}</p>
        <button
          type="button"
          className={`${BUTTON} cursor-pointer`}
          onClick={() => runCommandLater('search')}
        >
          {t.search}
        </button>
      </div>
      <Suggestions id="some-teams" title={t.someTeams} entities={teams} />
      <Suggestions
        id="some"
        title={t.some}
        entities={competitions.map((league) => ({
          kind: 'competition',
          id: league.id,
          name: [localCountry(league.country, words), competitionName(league, words)]
            .filter(Boolean)
            .join(' '),
          img: flagPath(league.country.cc),
        }))}
      />
    </div>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly title: string;
  readonly entities: readonly Favourite[];
}

function Suggestions({ id, title, entities }: SuggestionsProps) {
  if (entities.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={HEADING}>
        {title}
      </h2>
      <FollowableList look="tiles" entities={entities}>
        {NameAndPicture}
      </FollowableList>
    </section>
  );
}
