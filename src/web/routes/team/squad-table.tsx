import { spokenName } from '#contract/person-name.ts';
import type { SquadRecord } from '#contract/records/squad.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useNoteText } from '#web/words/use-note-text.ts';
import { useWords } from '#web/words/use-words.ts';
import type { SquadFigures } from './squad-figures.ts';
import { meanAge, type SquadAbsence, type SquadMember, squadLines } from './squad-lines.ts';

interface Props {
  readonly squad: SquadRecord;
  readonly absences: ReadonlyMap<string, SquadAbsence>;
  /** What each player has done in the season; null if unknown. */
  readonly figuresOf: ((playerId: string) => SquadFigures) | null;
}

const SQUAD_ROW = 'h-8.25 max-md:h-11 *:px-2 *:first:w-12 *:first:ps-3.5 *:last:pe-3.5';
const PLAYER_ROW = `${SQUAD_ROW} border-line border-t`;

/** What each player has done, with the picture of its column. */
const FIGURES = [
  ['goals', 'goal'],
  ['assists', null],
  ['yellowcards', 'yellowcard'],
  ['redcards', 'redcard'],
] as const;
const FIGURE = 'max-md:w-8 max-md:px-0! md:w-16 max-md:last:w-11 max-md:last:pe-3!';
/** Details that a phone has no room for beside the figures. */
const ROOM = 'max-md:hidden';

/** A cross for injured players, a card for suspended ones; the text beside it repeats it. */
const SIGN = {
  injuries: "before:me-1 before:content-['✚']",
  suspension:
    'before:me-1 before:inline-block before:h-2.75 before:w-2 before:rounded-xs before:bg-red before:align-[-0.0625rem]',
};

/** The squad of a team by line, with number, age, height and absence. */
export function SquadTable({ squad, absences, figuresOf }: Props) {
  const { team: t, intl } = useWords<'team'>();
  const { leaders } = useWords<'leaders'>();
  if (squad.squad.length === 0) return null;
  const age = meanAge(squad);
  const years = new Intl.NumberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <TitledCard
      title={t.squad}
      isTall
      end={
        <small className="font-normal text-[0.8125rem] text-quiet">
          {[t.players(squad.squad.length), age !== null && t.meanAge(years.format(age))]
            .filter(Boolean)
            .join(' · ')}
        </small>
      }
    >
      <table className="w-full text-end">
        <thead>
          <tr className={`${SQUAD_ROW} text-[0.75rem] text-quiet *:font-medium`}>
            <th scope="col">{t.number}</th>
            <th scope="col" className="text-start">
              {t.player}
            </th>
            <th scope="col" className={figuresOf ? ROOM : ''}>
              {t.age}
            </th>
            <th scope="col" className={figuresOf ? ROOM : ''}>
              {t.height}
            </th>
            {figuresOf &&
              FIGURES.map(([key, kind]) => (
                <th key={key} scope="col" className={FIGURE}>
                  <Abbreviation
                    short={kind ? <EventIcon kind={kind} /> : t.assists}
                    long={leaders.columns[key].long}
                    className="inline-block align-middle"
                  />
                </th>
              ))}
          </tr>
        </thead>
        {squadLines(squad, intl).map(({ line, players }) => (
          <tbody key={line}>
            <tr className={PLAYER_ROW}>
              <th colSpan={figuresOf ? 8 : 4} scope="rowgroup" className="bg-raised text-start font-semibold">
                {line ? t.lines[line] : t.noLine}{' '}
                <small className="ms-1 font-normal text-[length:inherit] text-quiet">{players.length}</small>
              </th>
            </tr>
            {players.map((member) => (
              <Player
                key={member.player.id}
                member={member}
                absence={absences.get(member.player.id)}
                figures={figuresOf?.(member.player.id) ?? null}
              />
            ))}
          </tbody>
        ))}
      </table>
    </TitledCard>
  );
}

function Player({
  member,
  absence,
  figures,
}: {
  readonly member: SquadMember;
  readonly absence: SquadAbsence | undefined;
  readonly figures: SquadFigures | null;
}) {
  const { team: t, intl } = useWords<'team'>();
  const noteText = useNoteText();
  const { player, number, captain } = member;
  const { cc } = player.country;
  return (
    <tr className={PLAYER_ROW}>
      <td className="font-bold font-stretch-85%">{number ?? '–'}</td>
      <th scope="row" className="relative text-start font-medium *:me-2 *:align-middle">
        <Flag src={flagPath(cc)} />
        <Link to={profileAddress('player', player.id)} className="after:absolute after:inset-0">
          <bdi>{spokenName(player) ?? '–'}</bdi>
        </Link>
        {captain && <Abbreviation short={t.captainSign} long={t.captain} className="muted" />}
        {absence && (
          <small className={`muted wrap-anywhere max-md:ms-6.5 max-md:block ${SIGN[absence.kind]}`}>
            {[
              absence.reason ? noteText(absence.reason) : t[absence.kind],
              absence.expectedReturn && t.back(dayNames(absence.expectedReturn, intl).date),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        )}
      </th>
      <td className={figures ? ROOM : ''}>{player.age ?? '–'}</td>
      <td className={figures ? ROOM : ''}>{player.height ?? '–'}</td>
      {figures &&
        FIGURES.map(([key]) => (
          <td key={key} className={figures[key] ? `${FIGURE} font-bold` : `${FIGURE} text-quiet`}>
            {figures[key] ?? '–'}
          </td>
        ))}
    </tr>
  );
}
