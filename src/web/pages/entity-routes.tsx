import { useParams } from 'react-router';
import { Coach } from './coach.tsx';
import { Continent } from './continent.tsx';
import { Country } from './country.tsx';
import { NotFound } from './not-found.tsx';
import { PageWithSidebar } from './page-with-sidebar.tsx';
import { Player } from './player.tsx';
import { Referee } from './referee.tsx';
import { Team } from './team.tsx';
import { Venue } from './venue.tsx';

const PAGES: Readonly<Record<string, typeof Player>> = {
  team: Team,
  player: Player,
  coach: Coach,
  referee: Referee,
  venue: Venue,
  country: Country,
  continent: Continent,
};

/**
 * The pages of entities, a team's for example. They share a chunk, because each is small and visitors move between
 * them.
 */
export function EntityRoutes() {
  const { kind = '', id = '' } = useParams();
  const Page = PAGES[kind] ?? NotFound;
  return (
    <PageWithSidebar>
      <Page key={`${kind} ${id}`} />
    </PageWithSidebar>
  );
}
