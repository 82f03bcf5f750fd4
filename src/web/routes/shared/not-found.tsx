import { SEARCH, scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** What is missing, if not a page. */
  readonly text?: string;
}

/** The page of an unknown address. */
export function NotFound({ text }: Props) {
  const { notFound, nav, name } = useWords<'not-found'>();
  return (
    <>
      <title>{`${notFound.title} · ${name}`}</title>
      <Notice title={notFound.title} text={text ?? notFound.page}>
        <Link to={SEARCH} className={BUTTON}>
          {nav.search}
        </Link>
        <Link to={scoresAddress()} className={BUTTON}>
          {notFound.back}
        </Link>
      </Notice>
    </>
  );
}
