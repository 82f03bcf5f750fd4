import './info.css';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { kickOffText } from '#web/format/kick-off.ts';
import { momentOf } from '#web/format/minute.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useMatchInfoWords } from '#web/words/match-info.ts';
import { momentText } from '#web/words/moment-text.ts';
import { useNoteText } from '#web/words/use-note-text.ts';
import { matchFacts } from './facts.ts';
import { type Chapter, story } from './story.ts';

interface Props {
  readonly match: Match;
  /** Other attempts at the match, or the other leg. */
  readonly related: readonly MatchRow[];
  readonly setting: VenueAndReferee;
  readonly zone: string;
}

/** The circumstances of a match, and its related matches in order of play. */
export function Info({ match, related, setting, zone }: Props) {
  const words = useMatchInfoWords();
  const { matchInfo: say } = words;
  const noteText = useNoteText();
  const chapters = story(match, related);
  return (
    <div className="match-info">
      {(match.info !== null || chapters.length > 0) && (
        <section>
          <h2>{chapters.length > 0 ? say.story : say.note}</h2>
          {match.info && <p className="note">{noteText(match.info)}</p>}
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.match.id}>
                <ChapterLine chapter={chapter} about={match} zone={zone} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>{say.facts}</h2>
        <dl>
          {matchFacts(match, setting, zone, words).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Returns the score from the home side of the page's match; a second leg is played the other way round. */
function scoreOf({ match }: Chapter, about: Match): string | null {
  const { home_score, away_score } = match.scores;
  if (home_score === null || away_score === null) return null;
  const isReversed = match.teams.home.id === about.teams.away.id;
  return isReversed ? `${away_score}–${home_score}` : `${home_score}–${away_score}`;
}

function ChapterLine({ chapter, about, zone }: { chapter: Chapter; about: Match; zone: string }) {
  const words = useMatchInfoWords();
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
      <span>{kickOffText(match, zone, words.intl)}</span>
      <b title={spokenText}>
        {[legName, isThis && words.matchInfo.thisMatch, state].filter(Boolean).join(' · ')}
      </b>
      <b>{scoreOf(chapter, about)}</b>
    </>
  );
  return isThis ? (
    <span aria-current="true" className="chapter" data-phase={match.phase}>
      {content}
    </span>
  ) : (
    <PrefetchLink to={matchAddress(match.id)} className="chapter" data-phase={match.phase}>
      {content}
    </PrefetchLink>
  );
}
