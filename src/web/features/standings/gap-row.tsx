import { useWords } from '#web/words/use-words.ts';
import { COUNT_COLUMNS } from './columns.ts';
import type { DisplayRow } from './rows.ts';

interface Props {
  /** The rows on both sides of the gap. */
  readonly above: DisplayRow | undefined;
  readonly below: DisplayRow | undefined;
}

/** The places that a short table leaves out. */
export function GapRow({ above, below }: Props) {
  const { standings: t, intl } = useWords<'standings'>();
  const [first, last] = [(above?.position ?? 0) + 1, (below?.position ?? 0) - 1];
  const places = first < last ? new Intl.NumberFormat(intl).formatRange(first, last) : '…';
  return (
    <tr>
      <td />
      <td colSpan={COUNT_COLUMNS.length + 2} className="text-start text-quiet text-xs">
        {places}
        <span className="sr-only">{` ${t.gap}`}</span>
      </td>
    </tr>
  );
}
