import { noticeOf } from '#web/ui/notice-of.ts';
import { serverView } from '#web/ui/static-page.ts';
import { useWords } from '#web/words/use-words.ts';
import { Sentence } from './sentence.tsx';

interface Props {
  /** Why there are no data; null while they are on their way. */
  readonly trouble: string | null;
}

/** An embed without data: its place, or why there are none. */
export function Pending({ trouble }: Props) {
  const words = useWords<'embed' | 'trouble'>();
  // The server's HTML says of when its data are.
  if (trouble !== null && serverView() === null) return <Sentence text={words.trouble[noticeOf(trouble)]} />;
  return (
    <main aria-busy="true" className="grid min-h-36 gap-3 rounded-lg border border-line bg-surface p-3">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <span className="h-4 w-1/2 rounded-sm bg-raised" />
      <span className="h-8 rounded-sm bg-raised" />
      <span className="h-8 rounded-sm bg-raised" />
    </main>
  );
}
