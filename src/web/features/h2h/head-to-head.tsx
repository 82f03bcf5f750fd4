import { type CSSProperties, useState } from 'react';
import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Match } from '#contract/records/match.ts';
import { dayAndYear } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useH2hWords } from '#web/words/h2h.ts';
import { balanceOf, type Ground, goalsIn, type Meeting, meetingsOn } from './balance.ts';

interface Props {
  readonly match: Match;
  readonly headToHead: H2hRecord | null;
  readonly zone: string;
}

const CARD = 'card @container/meetings px-3 pt-1.5 pb-2';
const TITLE = 'py-1 font-semibold';
/** A team of a meeting. */
const TEAM = 'truncate font-stretch-86% @min-[40rem]/meetings:font-stretch-100%';
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
    <div className="grid gap-2 lg:[&:not(aside_*)]:grid-cols-2">
      <section aria-labelledby="meetings" className={`col-span-full ${CARD}`}>
        {/* Stacked on narrow cards, because the width of one line depends on the font. */}
        <div className="flex min-h-8 @max-[24rem]/meetings:flex-col flex-wrap items-center @max-[24rem]/meetings:items-stretch justify-between gap-x-3 @max-[24rem]/meetings:pb-1">
          <h2 id="meetings" className={TITLE}>
            {say.title}
          </h2>
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
          <p className="p-4 text-center text-quiet">{all.length === 0 ? say.none : say.noneHere}</p>
        ) : (
          <>
            {isCounted && (
              <>
                <dl className="flex gap-0.5 pt-2 pb-1">
                  {(['home', 'drawn', 'away'] as const).map((one) => (
                    <div
                      key={one}
                      data-side={one === 'drawn' || won[one] === 0 ? undefined : one}
                      style={{ '--n': won[one] } as CSSProperties}
                      className="flex min-w-0 flex-[calc(var(--n)+0.6)_1_4.5rem] flex-col-reverse before:mt-1.5 before:h-2 before:bg-[var(--kit,var(--line))] before:[box-shadow:var(--kit-ring,none)]"
                    >
                      {/* As high as two lines in any font. */}
                      <dt
                        title={one === 'drawn' ? undefined : say.won(match.teams[one].name)}
                        className="line-clamp-2 min-h-8 hyphens-auto text-quiet text-xs"
                      >
                        {one === 'drawn' ? say.drawn : say.won(match.teams[one].name)}
                      </dt>
                      <dd className="font-bold font-stretch-80% text-xl">{won[one]}</dd>
                    </div>
                  ))}
                </dl>
                <p className="text-quiet">{say.goals(...goals)}</p>
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
            <section key={side} aria-label={say.last(match.teams[side].name)} className={CARD}>
              <h2 className={TITLE}>{say.last(match.teams[side].name)}</h2>
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
        <li key={id} className="border-line border-t first:mt-1.5">
          <Link
            to={matchAddress(id)}
            className="grid @min-[40rem]/meetings:min-h-8 min-h-11 @min-[40rem]/meetings:grid-cols-[14rem_minmax(0,1fr)_4rem_minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1 hover:bg-raised"
          >
            <small
              title={league.name ?? undefined}
              className="@min-[40rem]/meetings:col-span-1 col-span-3 truncate text-center @min-[40rem]/meetings:text-start text-quiet text-xs"
            >
              {startdate !== null && <time>{dayAndYear(startdate * 1000, zone, intl)}</time>}
              {startdate !== null && ' · '}
              {league.name}
            </small>
            <span
              title={teams.home.name}
              className={`@min-[40rem]/meetings:col-start-2 col-start-1 text-end ${TEAM}`}
            >
              {teams.home.name}
            </span>
            <b className="whitespace-nowrap text-center font-bold font-stretch-85%">
              {scores.home_score ?? '–'}–{scores.away_score ?? '–'}
              {scores.ps_score && <small>{` (${scores.ps_score.join('–')})`}</small>}
            </b>
            <span title={teams.away.name} className={TEAM}>
              {teams.away.name}
            </span>
            {hasForm && form && (
              <abbr
                data-form={form}
                title={results[form]?.[1]}
                className="@min-[40rem]/meetings:col-start-5 col-start-4 @min-[40rem]/meetings:row-span-1 row-span-2 row-start-1 grid size-5 place-items-center rounded-sm bg-raised text-xs no-underline data-[form=W]:font-bold"
              >
                {results[form]?.[0] ?? form}
              </abbr>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
