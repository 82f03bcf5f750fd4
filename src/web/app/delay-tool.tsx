import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSettled, matchQuery } from '#web/data/match.ts';
import { DelayChip } from '#web/features/delay/delay-chip.tsx';
import { DelayDialog } from '#web/features/delay/delay-dialog.tsx';
import { HoldCard } from '#web/features/delay/hold-card.tsx';
import { useCommand } from '#web/navigation/commands.ts';
import { currentPath } from '#web/navigation/current-path.ts';
import { chooseDelay, type Delay, tvDelay } from '#web/settings/delay.ts';
import { useStore } from '#web/state/store.ts';
import { PageNotice } from '#web/ui/page-notice-slot.tsx';
import { usePageHold } from './use-page-hold.ts';
import { useTap } from './use-tap.ts';

const matchIdIn = (path: string): string | null => /^\/match\/(\d+)/.exec(path)?.[1] ?? null;

const endDelay = () => chooseDelay(0, null);

/** Ends a delay that was set for a match when the match is over, as the viewer sees it. */
function useEndWithMatch(matchId: string | null): void {
  const { data } = useQuery({ ...matchQuery(matchId ?? ''), enabled: matchId !== null });
  const isOver = matchId !== null && !!data?.data && isSettled(data.data);
  useEffect(() => {
    if (isOver) endDelay();
  }, [isOver]);
}

function OpenDialog({ delay, onClose }: { delay: Delay | null; onClose: () => void }) {
  const matchId = useStore(currentPath, matchIdIn);
  const previousId = delay?.matchId ?? null;
  const [isOfMatch, setOfMatch] = useState(previousId !== null && previousId === (matchId ?? previousId));
  const endingId = isOfMatch ? (matchId ?? previousId) : null;
  const [result, setResult] = useState<number | null>(null);
  const tap = useTap(matchId, (seconds) => {
    setResult(seconds);
    chooseDelay(seconds, endingId);
  });
  const seconds = delay?.seconds ?? 0;
  return (
    <DelayDialog
      seconds={seconds}
      isOfMatch={isOfMatch}
      onOfMatch={setOfMatch}
      hasMatch={matchId !== null}
      tap={tap}
      result={result}
      onChoose={(next) => chooseDelay(next, endingId)}
      onClose={onClose}
    />
  );
}

/** The delay that is on: how far the app is behind, and what the page waits for. */
function ActiveDelay({ delay, onOpen }: { delay: Delay; onOpen: () => void }) {
  const { seconds, matchId } = delay;
  const hold = usePageHold(matchId);
  useEndWithMatch(matchId);
  return (
    <>
      <DelayChip
        seconds={seconds}
        restIn={hold?.isWhole === false ? hold.seconds : null}
        onOpen={onOpen}
        onOff={endDelay}
      />
      {hold?.isWhole && (
        <PageNotice>
          <HoldCard seconds={hold.seconds} delay={seconds} onOff={endDelay} />
        </PageNotice>
      )}
    </>
  );
}

/** The viewer's delay in the header, and the dialog that sets it. */
export function DelayTool({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const delay = useStore(tvDelay);
  const [isDialog, setDialog] = useState(isOpen);
  const open = () => setDialog(true);
  useCommand('delay', open);
  return (
    <>
      {delay && <ActiveDelay delay={delay} onOpen={open} />}
      {isDialog && (
        <OpenDialog
          delay={delay}
          onClose={() => {
            setDialog(false);
            onClose();
          }}
        />
      )}
    </>
  );
}
