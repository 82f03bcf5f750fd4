import { useParams } from 'react-router';
import { BesidePage } from './beside-page.tsx';
import { Coach } from './coach.tsx';
import { Continent } from './continent.tsx';
import { Country } from './country.tsx';
import { NotFound } from './not-found.tsx';
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

/** What a name leads to, a team, say. They are one chunk: each is small, and who looks at one looks at the next. */
export function ProfilePage() {
  const { kind = '', id = '' } = useParams();
  const Page = PAGES[kind] ?? NotFound;
  return (
    <BesidePage>
      <Page key={`${kind} ${id}`} />
    </BesidePage>
  );
}
