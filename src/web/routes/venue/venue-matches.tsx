import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useConfirmed } from '#web/clock/program-context.ts';
import { hasFailed } from '#web/data/has-failed.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { seasonMatchesQuery } from '#web/data/season.ts';
import { FixtureLine } from '#web/features/profile/fixture-line.tsx';
import { TeamLink } from '#web/features/profile/team-link.tsx';
import { useListWithLive } from '#web/lists/use-list-with-live.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { stageOf } from '#web/matches/stage-of.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { VenueLeague } from './use-venue-league.ts';

/** Matches of a section that are shown at first. */
const INITIAL_MATCHES = 5;

/** Returns the matches of a league's season at a venue, merged with the live list. */
export function useVenueMatches(venueId: string, seasonId: string | null) {
  const query = seasonMatchesQuery(seasonId ?? '');
  const season = useQuery({ ...query, enabled: seasonId !== null });
  const belongs = useCallback(({ venue_id }: MatchRow) => venue_id === venueId, [venueId]);
  const list = useListWithLive({
    subject: `venue ${venueId} ${seasonId}`,
    query,
    answer: season.data,
    belongs,
  });
  return { ...list, hasFailed: hasFailed(season) };
}

/** The clubs that play at home in some matches, each with its crest. */
export function HomeClubs({ rows }: { readonly rows: readonly MatchListRow[] }) {
  const { profile: t } = useWords<'profile'>();
  const clubs = new Map(rows.map(({ record }) => [record.teams.home.id, record.teams.home]));
  if (clubs.size === 0) return null;
  return (
    <TitledCard title={t.homeOf}>
      <ul className="tap-links divided">
        {[...clubs.values()].map((club) => (
          <li key={club.id} className="flex min-h-11 items-center px-3.5">
            <TeamLink team={club} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

interface Props {
  readonly rows: readonly MatchListRow[];
  /** Keys of the polled queries. */
  readonly keys: readonly OperationKey[];
  readonly league: VenueLeague['league'];
}

/** The matches at a venue: those in play, the next ones, and the results, newest first. */
export function VenueMatches({ rows, keys, league }: Props) {
  const confirmed = useConfirmed();
  const words = useWords<'profile'>();
  const { profile: t } = words;
  const asOf = confirmed();
  const { now = [], next = [], last = [] } = Object.groupBy(rows, ({ record }) => stageOf(record, asOf));
  const sections = [
    { title: t.now, rows: now },
    { title: t.next, rows: next },
    { title: t.results, rows: last.toReversed() },
  ];
  return (
    <>
      {sections.map((section) => (
        <Section key={section.title} {...section} keys={keys} />
      ))}
      {rows.length > 0 && <p className="muted px-3.5">{t.matchesOf(competitionName(league, words))}</p>}
    </>
  );
}

interface SectionProps extends Pick<Props, 'rows' | 'keys'> {
  readonly title: string;
}

function Section({ title, rows, keys }: SectionProps) {
  const { profile: t } = useWords<'profile'>();
  const [isExpanded, setExpanded] = useState(false);
  if (rows.length === 0) return null;
  return (
    <TitledCard title={title}>
      <DatedPart keys={keys}>
        <ul className="divided">
          {(isExpanded ? rows : rows.slice(0, INITIAL_MATCHES)).map(({ record, anchor }) => (
            <li key={record.id}>
              <FixtureLine match={record} anchor={anchor} />
            </li>
          ))}
        </ul>
      </DatedPart>
      {!isExpanded && rows.length > INITIAL_MATCHES && (
        <MoreButton onClick={() => setExpanded(true)}>{t.allMatches(rows.length)}</MoreButton>
      )}
    </TitledCard>
  );
}
