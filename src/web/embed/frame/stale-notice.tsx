import { useZone } from '#web/clock/program-context.ts';
import type { StateOfData } from '#web/data/use-state-of-data.ts';
import { timeToTheSecond } from '#web/format/clock-time.ts';
import { noticeOf } from '#web/ui/notice-of.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly state: StateOfData;
}

/** Says of when old data are, and why they are not newer. Updates that are only slower are no news to a reader. */
export function StaleNotice({ state: { asOf, isOld, trouble } }: Props) {
  const zone = useZone();
  const words = useWords<'embed' | 'trouble'>();
  return (
    <p role="status" className="border-line not-empty:border-t px-3 not-empty:py-2">
      {isOld && asOf !== null && (
        <>
          <b aria-live="off" className="font-semibold">
            {words.age.asOf(timeToTheSecond(asOf, zone, words.intl))}
          </b>
          {' · '}
          {words.trouble[noticeOf(trouble)]}
        </>
      )}
    </p>
  );
}
