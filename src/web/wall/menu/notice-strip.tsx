import { useZone } from '#web/clock/program-context.ts';
import { timeToTheSecond } from '#web/format/clock-time.ts';
import type { WallControl } from '#web/wall/control/control.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly control: Pick<WallControl, 'freeze' | 'hiddenMatches'>;
}

/** What an operator says about a frozen wall or hidden matches, over the foot of the frame; nothing without such words. */
export function NoticeStrip({ control: { freeze, hiddenMatches } }: Props) {
  const zone = useZone();
  const { wallMenu: t, intl } = useWords<'wall-menu'>();
  const notices = [...new Set(hiddenMatches.map(({ notice }) => notice).filter(Boolean))];
  if (freeze)
    return (
      <footer role="status" className={`${STRIP} end-0 bg-ink text-ground`}>
        <b className="whitespace-nowrap font-bold font-stretch-78%">
          {t.frozen(timeToTheSecond(freeze.at, zone, intl))}
        </b>
        <span dir="auto" className="min-w-0 truncate">
          {[freeze.notice || t.frozenNote, ...notices].join(' · ')}
        </span>
      </footer>
    );
  if (notices.length === 0) return null;
  return (
    <footer role="status" className={`${STRIP} end-[24vw] bg-ground text-ink`}>
      <b dir="auto" className="min-w-0 truncate font-bold font-stretch-78%">
        {notices.join(' · ')}
      </b>
    </footer>
  );
}

const STRIP =
  'fixed start-0 bottom-0 flex h-[calc(5vh+3.75rem)] upright:h-[calc(5vh+6.75rem)] items-start upright:flex-wrap upright:content-start gap-x-7.5 ps-[5vw] pt-5 pe-[5vw] text-body';
