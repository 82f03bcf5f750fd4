import { Link } from 'react-router';
import { scoresAddress } from '#web/app/addresses.ts';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** What stands at an address that is no page. */
export function NotFound({ text }: { text?: string }) {
  const { notFound, name } = useWords();
  return (
    <>
      <title>{`${notFound.title} · ${name}`}</title>
      <Notice title={notFound.title} text={text ?? notFound.page}>
        <Link to={scoresAddress()} className={BUTTON}>
          {notFound.back}
        </Link>
      </Notice>
    </>
  );
}
