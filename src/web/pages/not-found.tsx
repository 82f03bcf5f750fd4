import { scoresAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useNotFoundWords } from '#web/words/not-found.ts';

interface Props {
  /** What is not there: a page, unless it is a match, or a text says something else. */
  readonly match?: boolean;
  readonly text?: string;
}

/** What stands at an address that leads to nothing. */
export function NotFound({ match = false, text }: Props) {
  const { notFound, name } = useNotFoundWords();
  return (
    <>
      <title>{`${notFound.title} · ${name}`}</title>
      <Notice title={notFound.title} text={text ?? (match ? notFound.match : notFound.page)}>
        <IntentLink to={scoresAddress()} className={BUTTON}>
          {notFound.back}
        </IntentLink>
      </Notice>
    </>
  );
}
