import { scoresAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** What stands at an address that is no page. */
export function NotFound({ text }: { text?: string }) {
  const { notFound, name } = useWords();
  return (
    <>
      <title>{`${notFound.title} · ${name}`}</title>
      <Notice title={notFound.title} text={text ?? notFound.page}>
        <IntentLink to={scoresAddress()} className={BUTTON}>
          {notFound.back}
        </IntentLink>
      </Notice>
    </>
  );
}
