import { signedNumber } from '#contract/signed-number.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { NewTabLink } from '#web/embed/frame/new-tab-link.tsx';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';
import type { LiveTeam } from '#web/features/standings/live-teams.ts';
import type { DisplayRow } from '#web/features/standings/rows.ts';
import type { standingsWords } from '#web/words/standings.ts';
import { ZoneMark } from './zone-mark.tsx';

interface Props {
  readonly displayRow: DisplayRow;
  readonly isMarked: boolean;
  /** The match of the team that is in play. */
  readonly live: LiveTeam | undefined;
  readonly hasForm: boolean;
}

/** A win is high, a draw in the middle, a defeat low; the letter repeats it. */
const FORM: Readonly<Record<string, string>> = {
  W: 'h-6 bg-ink text-surface',
  D: 'h-4.5 bg-line',
  L: 'h-4.5 border border-line text-quiet',
};

/** The row of a team. */
export function TableRow({ displayRow, isMarked, live, hasForm }: Props) {
  const { standings: t, embed, intl } = useEmbedWords<typeof standingsWords>();
  const { row, position, zone, form } = displayRow;
  const { games_played, goals_diff, points } = row.overall;
  const difference = goals_diff === null ? '–' : signedNumber(goals_diff, intl);
  const letters: Readonly<Record<string, readonly string[]>> = t.letters;
  return (
    <tr className={`border-line border-t ${isMarked ? 'bg-raised font-semibold' : ''}`}>
      <td className="whitespace-nowrap @min-[26rem]:ps-3 ps-2 text-end">
        <span className="flex items-center justify-between">
          <ZoneMark zone={zone} />
          <span className="font-semibold">{position ?? '–'}</span>
        </span>
      </td>
      <th scope="row" className="px-2 py-1 @max-[26rem]:pe-1 text-start [font-weight:inherit]">
        <span className="flex flex-wrap items-center gap-x-2">
          <NewTabLink
            to={`/team/${row.team_id}`}
            className="inline-flex min-h-9 min-w-0 flex-1 basis-32 items-center gap-2"
          >
            <Crest team={bareTeam(row.team_id)} loading="eager" />
            <span dir="auto" className="wrap-anywhere min-w-0">
              {row.team_name}
            </span>
            {isMarked && <span className="sr-only">{` (${embed.marked})`}</span>}
          </NewTabLink>
          {live && (
            <NewTabLink
              to={`/match/${live.match.id}`}
              className="@max-[34rem]:ms-7 inline-flex min-h-6 flex-none items-center gap-1.5 rounded-sm border border-live px-1.5 font-semibold text-live text-xs"
            >
              <span aria-hidden="true">
                {live.score} <MatchTime match={live.match} seen={live.anchor} form="short" />
              </span>
              <span className="sr-only">{embed.playing(live.score, live.opponent.name)}</span>
            </NewTabLink>
          )}
        </span>
      </th>
      <td className="@min-[26rem]:pe-2 pe-1.5 text-end text-quiet">{games_played ?? '–'}</td>
      <td className="@min-[26rem]:pe-2 pe-1.5 text-end">
        <bdi dir="ltr">{difference}</bdi>
      </td>
      <td className="@min-[26rem]:pe-2 pe-1.5 text-end font-bold last:pe-3">{points ?? '–'}</td>
      {hasForm && (
        <td className="@max-[26rem]:hidden whitespace-nowrap pe-3">
          <span className="flex items-end justify-end gap-0.5">
            {form.map((letter, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: results have no names
                key={at}
                className={`grid w-4 place-items-center rounded-sm text-xs ${FORM[letter]}`}
              >
                <span aria-hidden="true">{letters[letter]?.[0]}</span>
                <span className="sr-only">{`${letters[letter]?.[1]} `}</span>
              </span>
            ))}
          </span>
        </td>
      )}
    </tr>
  );
}
