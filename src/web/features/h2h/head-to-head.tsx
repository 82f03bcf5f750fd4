import './head-to-head.css';
import { type CSSProperties, useState } from 'react';
import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Match } from '#contract/records/match.ts';
import { dayAndYear } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useH2hWords } from '#web/words/h2h.ts';
import { balanceOf, type Ground, goalsIn, type Meeting, meetingsOn } from './balance.ts';

interface Props {
  readonly match: Match;
  readonly headToHead: H2hRecord | null;
  readonly zone: string;
}

const SIDES = ['home', 'away'] as const;
/** Number of a team's last matches. */
const FORM_MATCHES = 5;

/** The meetings of the two sides, and the recent form of each. */
export function HeadToHead({ match, headToHead, zone }: Props) {
  const { h2h: say } = useH2hWords();
  const [ground, setGround] = useState<Ground>('all');
  const { home, away } = match.teams;
  const all = headToHead?.h2h ?? [];
  const meetings = meetingsOn(all, ground, home.id);
  const { goals, ...won } = balanceOf(meetings, home.id);
  const isCounted = meetings.some((meeting) => goalsIn(meeting, home.id) !== null);
  return (
    <div className="h2h">
      <section aria-labelledby="meetings">
        <div className="head">
          <h2 id="meetings">{say.title}</h2>
          {all.length > 0 && (
            <Switch
              legend={say.ground}
              options={[
                ['all', say.all],
                ['home', <At key="home" word={say.home} team={home.name} />],
                ['away', <At key="away" word={say.away} team={away.name} />],
              ]}
              value={ground}
              onChange={setGround}
            />
          )}
        </div>
        {meetings.length === 0 ? (
          <p className="none">{all.length === 0 ? say.none : say.noneHere}</p>
        ) : (
          <>
            {isCounted && (
              <>
                <dl className="balance">
                  {(['home', 'drawn', 'away'] as const).map((one) => (
                    <div
                      key={one}
                      data-side={one === 'drawn' || won[one] === 0 ? undefined : one}
                      style={{ '--n': won[one] } as CSSProperties}
                    >
                      <dt title={one === 'drawn' ? undefined : say.won(match.teams[one].name)}>
                        {one === 'drawn' ? say.drawn : say.won(match.teams[one].name)}
                      </dt>
                      <dd>{won[one]}</dd>
                    </div>
                  ))}
                </dl>
                <p className="goals">{say.goals(...goals)}</p>
              </>
            )}
            <MeetingList meetings={meetings} zone={zone} />
          </>
        )}
      </section>
      {SIDES.map((side) => {
        const last = headToHead?.[side].events.overall.slice(0, FORM_MATCHES) ?? [];
        return (
          last.length > 0 && (
            <section
              key={side}
              aria-label={say.last(match.teams[side].name)}
              data-side={side}
              className="last"
            >
              <h2>{say.last(match.teams[side].name)}</h2>
              <MeetingList meetings={last} zone={zone} hasForm />
            </section>
          )
        );
      })}
    </div>
  );
}

/** A ground in a word, and in full to those who hear it. */
function At({ word, team }: { readonly word: string; readonly team: string }) {
  const { h2h: say } = useH2hWords();
  return (
    <>
      {word}
      <span className="sr-only">{`: ${say.at(team)}`}</span>
    </>
  );
}

function MeetingList({
  meetings,
  zone,
  hasForm = false,
}: {
  meetings: readonly Meeting[];
  zone: string;
  hasForm?: boolean;
}) {
  const { h2h: say, intl } = useH2hWords();
  const results: Readonly<Record<string, readonly string[]>> = say.results;
  return (
    <ol>
      {meetings.map(({ id, startdate, league, teams, scores, form }) => (
        <li key={id}>
          <PrefetchLink to={matchAddress(id)}>
            <small title={league.name ?? undefined}>
              {startdate !== null && <time>{dayAndYear(startdate * 1000, zone, intl)}</time>}
              {startdate !== null && ' · '}
              {league.name}
            </small>
            <span title={teams.home.name}>{teams.home.name}</span>
            <b>
              {scores.home_score ?? '–'}–{scores.away_score ?? '–'}
              {scores.ps_score && <small>{` (${scores.ps_score.join('–')})`}</small>}
            </b>
            <span title={teams.away.name}>{teams.away.name}</span>
            {hasForm && form && (
              <abbr data-form={form} title={results[form]?.[1]}>
                {results[form]?.[0] ?? form}
              </abbr>
            )}
          </PrefetchLink>
        </li>
      ))}
    </ol>
  );
}
