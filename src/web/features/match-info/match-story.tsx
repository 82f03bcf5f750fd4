import { momentOf } from '#contract/minute.ts';
import type { Match } from '#contract/records/match.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Note } from '#web/components/note.tsx';
import { kickOffText } from '#web/format/kick-off.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { momentText } from '#web/words/moment-text.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import type { Chapter } from './story.ts';

interface Props {
  readonly match: Match;
  readonly chapters: readonly Chapter[];
}

/** The note on a match, and its related matches in order of play. */
export function MatchStory({ match, chapters }: Props) {
  return (
    <>
      {match.info && (
        <p className="text-pretty pb-1">
          <Note text={match.info} />
        </p>
      )}
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.match.id}>
            <ChapterLine chapter={chapter} about={match} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Returns the score from the home side of the page's match; a second leg is played the other way round. */
function scoreText({ match }: Chapter, about: Match, { score }: Words): string | null {
  const { home_score, away_score } = match.scores;
  if (home_score === null || away_score === null) return null;
  const isReversed = match.teams.home.id === about.teams.away.id;
  return isReversed ? score(away_score, home_score) : score(home_score, away_score);
}

const CHAPTER =
  'group/chapter wrap-anywhere grid min-h-11 pointer-fine:min-h-7 grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_auto] items-center gap-x-3';

function ChapterLine({ chapter, about }: { chapter: Chapter; about: Match }) {
  const zone = useZone();
  const words = useWords<'match-info'>();
  const { match, leg, isThis } = chapter;
  const { short, spoken: spokenText } = momentText(
    momentOf(match, null, null),
    match.time.timestamp,
    zone,
    words,
  );
  const legName = leg === null ? null : words.matchInfo.legs[leg - 1];
  const state = match.phase === 'scheduled' ? null : short;
  const content = (
    <>
      <span className="text-quiet">{kickOffText(match, zone, words.intl)}</span>
      <b
        title={spokenText}
        className="font-medium group-[a]/chapter:underline group-[a]/chapter:underline-offset-[0.2em] group-aria-[current]/chapter:font-bold"
      >
        {[legName, isThis && words.matchInfo.thisMatch, state].filter(Boolean).join(' · ')}
      </b>
      <b
        data-phase={match.phase}
        className="font-bold font-stretch-80% text-base data-[phase=live]:text-live"
      >
        {scoreText(chapter, about, words)}
      </b>
    </>
  );
  return isThis ? (
    <span aria-current="true" className={CHAPTER}>
      {content}
    </span>
  ) : (
    <Link to={matchAddress(match.id)} className={CHAPTER}>
      {content}
    </Link>
  );
}
