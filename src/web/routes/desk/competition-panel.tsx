import { useMemo } from 'react';
import { EntityList } from '#web/builder/entity-list.tsx';
import { useLeagueNames } from '#web/builder/use-names.ts';
import { byCompetition } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { leagueText } from '#web/matches/vidiprinter/line-text.ts';
import { deskAddress, MAX_DESK_LEAGUES } from '#web/navigation/desk-address.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { DeskFormProps } from './use-desk-program.ts';

interface Props extends DeskFormProps {
  /** All matches of the day. */
  readonly rows: readonly MatchListRow[];
}

/** Which competitions the text has: those of the day to tick, and a search for others, whose tables may be wanted. */
export function CompetitionPanel({ program, change, rows }: Props) {
  const words = useWords<'desk'>();
  const { desk: t } = words;
  const { leagues } = program;
  const names = useLeagueNames(leagues);
  const max = (ids: readonly string[]) => ids.slice(0, MAX_DESK_LEAGUES);
  const ofDay = useMemo(
    () => byCompetition(rows).flatMap((group) => (group.kind === 'competition' ? [group.league] : [])),
    [rows],
  );
  return (
    <>
      <EntityList
        kind="league"
        label={t.competitions}
        placeholder={t.addCompetition}
        ids={leagues}
        names={names}
        addressOf={(ids) => deskAddress({ ...program, leagues: max(ids) })}
        onChange={(ids) => change({ leagues: max(ids) })}
      />
      <p className="mt-1 text-faint text-xs">{t.allCompetitions}</p>
      <ul className="divided">
        {ofDay.map(({ id, name, country_name: country, country_code: countryCode }) => (
          <li key={id}>
            <CheckBox
              isOn={leagues.includes(id)}
              isDisabled={!leagues.includes(id) && leagues.length >= MAX_DESK_LEAGUES}
              onChange={(isOn) =>
                change({ leagues: isOn ? max([...leagues, id]) : leagues.filter((one) => one !== id) })
              }
            >
              <bdi className="min-w-0 truncate">
                {leagueText({ id, name }, { country, countryCode }, words)}
              </bdi>
            </CheckBox>
          </li>
        ))}
      </ul>
    </>
  );
}
