import { useState } from 'react';
import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Match } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { balanceOf, type Ground, goalsIn, meetingsOn } from './balance.ts';
import { BalanceBar } from './balance-bar.tsx';
import { MeetingList } from './meeting-list.tsx';

interface Props {
  readonly match: Match;
  readonly headToHead: H2hRecord | null;
}

const CARD = 'card @container/meetings px-3 pt-1.5 pb-2';
const TITLE = 'py-1 font-semibold';
/** Number of a team's last matches. */
const FORM_MATCHES = 5;

/** The meetings of the two sides, and the recent form of each. */
export function HeadToHead({ match, headToHead }: Props) {
  const { h2h: t } = useWords<'h2h'>();
  const [ground, setGround] = useState<Ground>('all');
  const { home, away } = match.teams;
  const all = headToHead?.h2h ?? [];
  const meetings = meetingsOn(all, ground, home.id);
  const isCounted = meetings.some((meeting) => goalsIn(meeting, home.id) !== null);
  return (
    <div className="grid gap-2 lg:[&:not(aside_*)]:grid-cols-2">
      {all.length > 0 && (
        <section aria-labelledby="meetings" className={`col-span-full ${CARD}`}>
          {/* Stacked on narrow cards, because the width of one line depends on the font. */}
          <div className="flex min-h-8 @max-[24rem]/meetings:flex-col flex-wrap items-center @max-[24rem]/meetings:items-stretch justify-between gap-x-3 @max-[24rem]/meetings:pb-1">
            <h2 id="meetings" className={TITLE}>
              {t.title}
            </h2>
            <Switch
              legend={t.ground}
              options={[
                ['all', t.all],
                ['home', <At key="home" word={t.home} team={home.name} />],
                ['away', <At key="away" word={t.away} team={away.name} />],
              ]}
              value={ground}
              onChange={setGround}
            />
          </div>
          {meetings.length === 0 ? (
            <p className="p-4 text-center text-quiet">{t.noneHere}</p>
          ) : (
            <>
              {isCounted && <BalanceBar match={match} balance={balanceOf(meetings, home.id)} />}
              <MeetingList meetings={meetings} />
            </>
          )}
        </section>
      )}
      {SIDES.map((side) => {
        const last = headToHead?.[side].events.overall.slice(0, FORM_MATCHES) ?? [];
        return (
          last.length > 0 && (
            <section key={side} aria-label={t.last(match.teams[side].name)} className={CARD}>
              <h2 className={TITLE}>{t.last(match.teams[side].name)}</h2>
              <MeetingList meetings={last} hasForm />
            </section>
          )
        );
      })}
    </div>
  );
}

/** A ground in a word, and in full to those who hear it. */
function At({ word, team }: { readonly word: string; readonly team: string }) {
  const { h2h: t } = useWords<'h2h'>();
  return (
    <>
      {word}
      <span className="sr-only">{`: ${t.at(team)}`}</span>
    </>
  );
}
