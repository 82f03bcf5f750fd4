import type { Match } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { firstMinute, REWIND, useStartRewind } from '#web/lists/rewind/use-start-rewind.ts';
import { wasPlayed } from '#web/matches/timeline-periods.ts';
import { runCommand } from '#web/navigation/commands.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import { isBare } from './is-bare.ts';

const fetchCopyDialog = async () => (await withLaterWords(import('./copy/copy-dialog.tsx'))).CopyDialog;

const DOTS = 'M3 8h.01M8 8h.01M13 8h.01';
const SHEETS = 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z';
const SCREEN = 'M1.5 3.5h13v8h-13zM5 14h6';

interface Props {
  readonly match: Match;
  /** Whether the account's plan includes match events. */
  readonly hasEvents: boolean;
  readonly isRewound: boolean;
}

/** What else can be done with a match: an earlier minute, the delay of the viewer's television, copying it as text. */
export function MatchMenu({ match, hasEvents, isRewound }: Props) {
  const words = useWords<'match' | 'rewind-button'>();
  const startRewind = useStartRewind();
  const { phase, time } = match;
  const copy = useLazyDialog(fetchCopyDialog, { match });
  const isLive = phase === 'live';
  const hasMinutes = hasEvents && !isShielded(match) && !isBare(match) && wasPlayed(match);
  const rewind = () => startRewind(isLive ? Math.max(time.timestamp, firstMinute()) : time.timestamp);
  const canRewind = hasMinutes && !isRewound;
  const canCopy = !isShielded(match) && !isRewound;
  if (!canRewind && !isLive && !canCopy) return null;
  return (
    <>
      <Menu name={words.match.more} icon={DOTS} strokeWidth="2.4" className="line-button text-quiet">
        {canRewind && (
          <MenuItem icon={REWIND} title={words.rewindButton.title} onSelect={rewind}>
            {words.rewindButton.name}
          </MenuItem>
        )}
        {isLive && (
          <MenuItem icon={SCREEN} onSelect={() => void runCommand('delay')}>
            {words.matchTv}
          </MenuItem>
        )}
        {canCopy && (
          <MenuItem icon={SHEETS} onSelect={copy.open}>
            {words.match.copy}
          </MenuItem>
        )}
      </Menu>
      {copy.dialog}
    </>
  );
}
