import type { Comment } from '#contract/records/comment.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { minuteText, spokenMinute } from '#web/words/minute-text.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly comments: readonly Comment[];
  /** In which the comments are written. */
  readonly lang: string;
}

/** The commentary of a match, newest first, folded. */
export function Commentary({ comments, lang }: Props) {
  const words = useWords<'comments'>();
  const { comments: t } = words;
  const newest = [...comments].sort((a, b) => (b.order ?? 0) - (a.order ?? 0));
  return (
    <details className="card px-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t.title}</summary>
      <ol lang={lang}>
        {newest.map(({ order, minute, extra_minute, comment, important, goal }) => (
          <li
            key={`${order} ${comment}`}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-line border-t py-1.5"
          >
            <b className="font-semibold text-quiet">
              {minute ? (
                <Abbreviation
                  short={minuteText(minute, extra_minute, words)}
                  long={spokenMinute(minute, extra_minute, words)}
                />
              ) : null}
            </b>
            <span className={important || goal ? 'font-semibold' : undefined}>{comment}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
