import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { Crest } from '#web/components/crest.tsx';
import { KickLine } from '#web/features/match-header/kick-line.tsx';
import { scorerKindText, scorerMinuteText, scorerName, scorers } from '#web/features/match-header/scorers.ts';
import { shortName } from '#web/format/short-name.ts';
import { Card } from '#web/wall/parts/card.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Names with a longer line are set smaller, and with one that is longer still they are short ones; letters. */
const MAX_LARGE_LETTERS = 13;
const MAX_LETTERS = 17;

/** Returns the letters of the longer line of a name that is broken once, as evenly as its words allow. */
function lineLength(name: string): number {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return Math.min(name.length, ...breaks);
}

interface Props {
  readonly match: Match;
  /** The record with the events that belong to the score. */
  readonly record: MatchRow;
  readonly side: Side;
}

const LOOK = {
  home: { box: 'flex-row-reverse text-end', scorers: 'justify-end' },
  away: { box: '', scorers: '' },
};

/** A team of a match with its scorers, or its kicks in a shoot-out. */
export function MatchSide({ match, record, side }: Props) {
  const team = match.teams[side];
  const length = lineLength(team.name);
  return (
    <div
      className={`flex min-w-0 upright:flex-col items-start upright:items-center gap-8.5 upright:gap-2 self-start pt-9 upright:pt-5 upright:text-center ${LOOK[side].box}`}
    >
      <Crest team={team} className="stale:faded [--crest:8.5rem] upright:[--crest:6.125rem]" />
      <div className="upright:w-full min-w-0 flex-1">
        <h2
          dir="auto"
          data-long={length > MAX_LARGE_LETTERS || undefined}
          className="line-clamp-2 text-balance pb-2 font-semibold font-stretch-76% in-data-panel:text-[3.75rem]/[4.25rem] text-[5.25rem]/[5.375rem] upright:text-[3.75rem]/[4.25rem] data-long:text-[4rem]/[4.375rem] in-data-panel:data-long:text-[3.125rem]/[3.625rem]"
        >
          {length > MAX_LETTERS ? shortName(team.name) : team.name}
        </h2>
        {match.scores.ps_score ? (
          <p className={`mt-3.5 flex upright:justify-center ${LOOK[side].scorers}`}>
            <KickLine match={record} side={side} height={3.125} />
          </p>
        ) : (
          <Scorers record={record} side={side} />
        )}
      </div>
    </div>
  );
}

function Scorers({ record, side }: Omit<Props, 'match'>) {
  const words = useWords<'match' | 'changes'>();
  const entries = scorers({ events: record.events, teams: record.teams } as Match, side);
  if (entries.length === 0) return null;
  return (
    <ul className={`mt-1.5 line-clamp-2 upright:text-center font-medium text-body text-quiet`}>
      {entries.map((entry, at) => {
        const { key, kind, minutes } = entry;
        const isCard = kind === 'redcard' || kind === 'yellowredcard';
        const times = minutes.map((minute) => scorerMinuteText(minute, words));
        return (
          <li key={key} className="inline">
            {at > 0 && ', '}
            {isCard && (
              <>
                <Card colour="red" /> <span className="sr-only">{scorerKindText(entry, words)}</span>
              </>
            )}
            <bdi>{scorerName(entry, words)}</bdi> {times.filter(Boolean).join(', ')}
            {kind === 'own-goal' && ` (${words.changes.manners.own})`}
          </li>
        );
      })}
    </ul>
  );
}
