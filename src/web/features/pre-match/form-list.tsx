import type { H2hRecord } from '#contract/records/h2h.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import { useZone } from '#web/clock/program-context.ts';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt } from '#web/format/day.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';
import { EmptyLines, LINE } from './section-card.tsx';

type LastMatch = H2hRecord['home']['events']['overall'][number];

/** Number of a team's last matches. */
export const FORM_MATCHES = 5;

interface Props {
  readonly team: { readonly id: string; readonly name: string };
  /** Newest first. */
  readonly matches: readonly LastMatch[];
}

/** A team's last matches, newest first: result, ground, opponent, score and day. */
export function FormList({ team, matches }: Props) {
  const zone = useZone();
  const words = useWords<'h2h'>();
  const { h2h, intl } = words;
  const { preMatch: t } = useWords<'pre-match'>();
  const { standings } = useWords<'standings'>();
  const last = matches.slice(0, FORM_MATCHES);
  return (
    <section aria-label={h2h.last(team.name)} className="min-w-0">
      <h3 dir="auto" className="truncate py-1 font-semibold" title={team.name}>
        {team.name}
      </h3>
      {last.length === 0 && <p className={`text-quiet ${LINE}`}>{t.noForm}</p>}
      <ol>
        {last.map((match) => {
          const { id, form, startdate, teams } = match;
          const isHome = teams.home.id === team.id;
          const opponent = isHome ? teams.away : teams.home;
          const score = scoreOf(match);
          const { short: ground, long: groundName } = standings.at[isHome ? 'home' : 'away'];
          return (
            <li key={id}>
              <Link to={matchAddress(id)} className={`flex items-center gap-2 hover:bg-raised ${LINE}`}>
                <ResultLetter letter={form} />
                <Abbreviation
                  short={ground}
                  long={groundName}
                  className="w-4 flex-none text-center text-quiet text-xs"
                />
                <span dir="auto" title={opponent.name} className="min-w-0 flex-1 truncate">
                  {opponent.name}
                </span>
                <b className="whitespace-nowrap font-semibold">
                  {score ? words.score(...(isHome ? score : swapSides(score))) : '–'}
                </b>
                <time className="w-12 flex-none text-end text-quiet text-xs">
                  {startdate !== null && dayNames(dayAt(startdate * 1000, zone), intl).date}
                </time>
              </Link>
            </li>
          );
        })}
        <EmptyLines count={FORM_MATCHES - Math.max(last.length, 1)} />
      </ol>
    </section>
  );
}
