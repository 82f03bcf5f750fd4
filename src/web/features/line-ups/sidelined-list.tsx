import { spokenName } from '#contract/person-name.ts';
import type { MatchSidelinedRecord } from '#contract/records/sidelined.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { useNoteText } from '#web/words/use-note-text.ts';
import { useWords } from '#web/words/use-words.ts';
import { SheetHeading, SheetRow } from './sheet-row.tsx';

export type SidelinedPlayers = MatchSidelinedRecord['home'];

const ABSENCE_KINDS = ['injuries', 'suspension'] as const;

/** The players of a side who cannot play, with the reason and the expected return. */
export function SidelinedList({ sidelined }: { sidelined: SidelinedPlayers }) {
  const { lineUps: t, intl } = useWords<'line-ups'>();
  const noteText = useNoteText();
  const absences = ABSENCE_KINDS.flatMap((kind) =>
    sidelined.types[kind].map((absence) => ({ kind, ...absence })),
  );
  if (absences.length === 0) return null;
  return (
    <>
      <SheetHeading>{t.out}</SheetHeading>
      <ul>
        {absences.map(({ kind, player, reason, expected_return }) => (
          <SheetRow
            key={`${kind} ${player.id}`}
            number={null}
            note={[
              reason ? noteText(reason) : t[kind],
              expected_return && t.back(dayNames(expected_return, intl).date),
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <NamedLink kind="player" id={player.name === null ? null : player.id}>
              {spokenName(player) ?? '–'}
            </NamedLink>
          </SheetRow>
        ))}
      </ul>
    </>
  );
}
