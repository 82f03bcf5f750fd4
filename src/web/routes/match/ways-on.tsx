import type { Match } from '#contract/records/match.ts';
import { competitionAddress, teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: Match;
  /** What there is not. */
  readonly text: string;
}

/** The end of a page that has little of a match, and where there is more. */
export function WaysOn({ match: { teams, league }, text }: Props) {
  const words = useWords();
  const links = [
    [teamAddress(teams.home.id), teams.home.name],
    [teamAddress(teams.away.id), teams.away.name],
    [competitionAddress(league.id), competitionName(league, words)],
  ] as const;
  return (
    <>
      <p className="px-4 py-4 text-center text-quiet">{text}</p>
      <p data-ways-on className="wrap-anywhere flex flex-wrap justify-center gap-2 print:hidden">
        {links.map(([to, name]) => (
          <Link key={to} to={to} className={BUTTON}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </p>
    </>
  );
}
