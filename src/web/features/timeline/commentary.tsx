import './commentary.css';
import type { Comment } from '#contract/records/comment.ts';
import { useCommentsWords } from '#web/words/comments.ts';

/** The commentary of a match, newest first, folded. */
export function Commentary({ comments }: { comments: readonly Comment[] }) {
  const { comments: say, moment } = useCommentsWords();
  const newest = [...comments].sort((a, b) => (b.order ?? 0) - (a.order ?? 0));
  return (
    <details className="commentary">
      <summary>{say.title}</summary>
      <ol>
        {newest.map(({ order, minute, extra_minute, comment, important, goal }) => (
          <li key={`${order} ${comment}`} data-important={important || goal || undefined}>
            <b>{minute ? moment.minute(minute, extra_minute) : null}</b>
            <span>{comment}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
