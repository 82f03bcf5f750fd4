import { useQuery } from '@tanstack/react-query';
import type { CoachRecord } from '#contract/records/coach.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { enabledIf } from '#web/data/enabled-if.ts';
import { trophiesQuery } from '#web/data/team.ts';
import { FormStrip } from '#web/features/team-matches/form-strip.tsx';
import { HeroMatch } from '#web/features/team-matches/hero-match.tsx';
import { TeamMatchList } from '#web/features/team-matches/team-match-list.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Trophies, VenueAndCoach } from './about.tsx';
import { KitFigure } from './kit-figure.tsx';
import { teamSeasons } from './team-seasons.ts';
import type { TeamTabProps } from './team-tab-props.ts';
import { TeamTable } from './team-table.tsx';

/** The shirts of a team; nothing without any. */
function Kits({ kits }: { readonly kits: TeamRecord['kit'] }) {
  const { team: t } = useWords<'team'>();
  const kinds: Readonly<Record<string, string>> = t.kits;
  if (kits.length === 0) return null;
  return (
    <TitledCard title={t.kit} isTall>
      <div className="flex flex-wrap justify-around gap-1 px-3.5 py-3">
        {kits.map((kit) => (
          <KitFigure key={kit.type} kit={kit} name={kinds[kit.type] ?? kit.type} />
        ))}
      </div>
    </TitledCard>
  );
}

const Media = lazyAfterFirstView(async () => (await import('#web/routes/shared/media.tsx')).Media);

const COLUMN = 'grid min-w-0 grid-cols-1 content-start gap-3';

interface Props extends Omit<TeamTabProps, 'waiting'> {
  readonly venue: VenueRecord | null | undefined;
  readonly coach: CoachRecord | null | undefined;
  /** Whether what is below the matches is wanted yet. */
  readonly isWanted: boolean;
}

/**
 * A team at a glance: its match in play or the next one, form, the table around it, fixtures, results and facts. On a wide
 * page table and facts are beside the matches.
 */
export function TeamOverview({ team, rows, matches, venue, coach, isWanted }: Props) {
  const { team: t } = useWords<'team'>();
  const isWide = useWide();
  const { id } = team;
  const trophies = useQuery(enabledIf(isWanted, trophiesQuery(id)));
  const [season] = teamSeasons(team);
  const hero = matches.now[0] ?? matches.next[0];
  const head = (
    <>
      <ErrorBoundary at={rows} section>
        {hero && <HeroMatch row={hero} />}
      </ErrorBoundary>
      <ErrorBoundary at={rows} section>
        <FormStrip teamId={id} results={matches.last} />
      </ErrorBoundary>
    </>
  );
  const table = season && (
    <ErrorBoundary at={id} section>
      <TeamTable
        teamId={id}
        season={season}
        isPlaying={matches.now.some(({ match }) => match.season_id === season.seasonId)}
        isShort
        isWanted={isWanted}
        waiting={<Loading className="min-h-85" />}
      />
    </ErrorBoundary>
  );
  const lists = (
    <ErrorBoundary at={rows} section>
      <TeamMatchList
        rows={rows ?? []}
        hero={hero}
        name={team.name}
        teamId={id}
        pages={{ fixtures: teamAddress(id, 'fixtures'), results: teamAddress(id, 'results') }}
      />
    </ErrorBoundary>
  );
  const facts = (
    <>
      <ErrorBoundary at={id} section>
        <VenueAndCoach venue={venue} coach={coach} founded={team.founded} />
      </ErrorBoundary>
      <ErrorBoundary at={team} section>
        <Kits kits={team.kit} />
      </ErrorBoundary>
      <ErrorBoundary at={id} section>
        <Trophies trophies={trophies.data?.data?.trophies ?? []} />
        {trophies.data?.meta.shield && <ShieldLine keys={trophies.data.meta.shield} />}
      </ErrorBoundary>
      <ErrorBoundary at={id} section>
        <Media of="team" id={id} />
      </ErrorBoundary>
      {rows?.length === 0 && <EmptyState>{t.noMatches}</EmptyState>}
    </>
  );
  if (!isWide)
    return (
      <div className={COLUMN}>
        {head}
        {table}
        {lists}
        {facts}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-x-5">
      <div className={COLUMN}>
        {head}
        {lists}
      </div>
      <div className={COLUMN}>
        {table}
        {facts}
      </div>
    </div>
  );
}
