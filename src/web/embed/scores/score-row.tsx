import { loserOf } from '#contract/loser-of.ts';
import { matchPath } from '#contract/match-path.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import type { MatchEntry } from '#news/match-store.ts';
import { Crest } from '#web/components/crest.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { NewTabLink } from '#web/embed/frame/new-tab-link.tsx';
import { wonOnPenalties } from '#web/matches/won-on-penalties.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly entry: MatchEntry;
}

/** Two lines in a narrow frame; one, around the score, where there is room. */
const PLACE: Readonly<Record<Side, string>> = {
  home: '@min-[32rem]:flex-row-reverse @min-[32rem]:text-end',
  away: '@max-[32rem]:row-start-2 @min-[32rem]:col-start-4',
};
const GOALS: Readonly<Record<Side, string>> = {
  home: '@min-[32rem]:hidden',
  away: '@max-[32rem]:row-start-2 @min-[32rem]:hidden',
};

/** A match in a list, as a link to its page. */
export function ScoreRow({ entry: { record, anchor } }: Props) {
  const words = useWords<'embed'>();
  const { id, teams, scores, phase } = record;
  const loser = loserOf(record);
  const note = scores.ps_score && words.scores.penalties(words.score(...scores.ps_score));
  const goals = { home: scores.home_score, away: scores.away_score };
  const score = goals.home === null ? '–' : words.score(goals.home, goals.away ?? 0);
  return (
    <li className="border-line border-t">
      <NewTabLink
        to={matchPath(id)}
        className="grid min-h-11 @min-[32rem]:grid-cols-[4.5rem_minmax(0,1fr)_auto_minmax(0,1fr)] grid-cols-[3.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-2 gap-y-1 px-3 py-2"
      >
        <b
          className={`wrap-anywhere @max-[32rem]:row-[1/span_2] font-semibold ${phase === 'live' ? 'text-live' : 'text-quiet'}`}
        >
          <MatchTime
            match={record}
            seen={anchor}
            form={(short, spoken) => (
              <>
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{`${spoken}. `}</span>
              </>
            )}
          />
        </b>
        <span className="sr-only">
          {[
            scoreRow(teams.home.name, goals.home, teams.away.name, goals.away, words),
            wonOnPenalties(record, words),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        {SIDES.map((side) => (
          <span
            key={side}
            aria-hidden="true"
            className={`flex min-w-0 items-center gap-2 ${PLACE[side]} ${loser === side ? 'text-quiet' : 'font-medium'}`}
          >
            <Crest team={teams[side]} loading="eager" />
            <span dir="auto" className="wrap-anywhere min-w-0">
              {teams[side].name}
            </span>
          </span>
        ))}
        <b
          aria-hidden="true"
          className={`@min-[32rem]:col-start-3 @min-[32rem]:row-start-1 @max-[32rem]:hidden min-w-12 whitespace-nowrap text-center font-bold text-base/5.5 ${phase === 'live' ? 'text-live' : ''}`}
        >
          {score}
        </b>
        {SIDES.map((side) => (
          <b
            key={side}
            aria-hidden="true"
            className={`text-end font-bold text-base/5.5 ${phase === 'live' ? 'text-live' : ''} ${GOALS[side]}`}
          >
            {goals[side]}
          </b>
        ))}
        {note && (
          <small className="@max-[32rem]:col-[2/-1] @min-[32rem]:col-span-full @min-[32rem]:text-center text-quiet text-xs">
            {note}
          </small>
        )}
      </NewTabLink>
    </li>
  );
}
