import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useInTabWords } from '#web/words/in-tab.ts';

/** Takes the place of a page that a frame of another site must not have, and opens it in a tab. */
export function InTabPage() {
  const { inTab: t, name } = useInTabWords();
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
