import { useLocation, useParams } from 'react-router';
import { Coach } from './coach/page.tsx';
import { Continent } from './continent/page.tsx';
import { Country } from './country/page.tsx';
import { Player } from './player/page.tsx';
import { Referee } from './referee/page.tsx';
import { NotFound } from './shared/not-found.tsx';
import { PageWithSidebar } from './shared/page-with-sidebar.tsx';
import { Venue } from './venue/page.tsx';

const ENTITY_PAGES: Readonly<Record<string, typeof Player>> = {
  player: Player,
  coach: Coach,
  referee: Referee,
  venue: Venue,
  country: Country,
  continent: Continent,
};

/**
 * The pages of entities other than teams and competitions. They share a chunk, because each is small and visitors move
 * between them.
 */
export function EntityRoutes() {
  const { id = '' } = useParams();
  const [, kind = ''] = useLocation().pathname.split('/');
  const Page = ENTITY_PAGES[kind] ?? NotFound;
  return (
    <PageWithSidebar>
      <Page key={`${kind} ${id}`} />
    </PageWithSidebar>
  );
}
