import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Takes the place of a page that a frame of another site must not have, and opens it in a tab. */
export function InTabPage() {
  const { inTab: t, name } = useWords<'in-tab'>();
  const url = location.href;
  return (
    <>
      <title>{name}</title>
      <Notice title={t.title} text={t.text}>
        <a href={url} target="_blank" rel="noopener" className={BUTTON}>
          {t.open}
        </a>
      </Notice>
    </>
  );
}
