import { useEffect, useId, useState } from 'react';
import { basePath } from '#web/settings/base-path.ts';
import { ownPersonal } from '#web/settings/personal.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useWords } from '#web/words/use-words.ts';
import { LinkCode } from './link-code.tsx';
import { FILE_NAME, writePersonal } from './personal-file.ts';
import { personalLink } from './personal-link.ts';

/** The QR code of the viewer's follows and settings; nothing until their link is made. */
function ExportCode() {
  const [link, setLink] = useState<string | null>();
  useEffect(() => {
    let isOpen = true;
    void personalLink(location.origin + basePath).then((made) => isOpen && setLink(made));
    return () => {
      isOpen = false;
    };
  }, []);
  return link !== undefined && <LinkCode link={link} />;
}

/** Saves everything personal as a file, or shows it as a QR code. */
export function ExportSection() {
  const { transfer: t } = useWords<'transfer'>();
  const [isCodeOpen, setCodeOpen] = useState(false);
  const code = useId();
  return (
    <section aria-label={t.export} className="grid gap-3">
      <h3 className="font-semibold">{t.export}</h3>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={`${BUTTON} cursor-pointer`}
          onClick={() => saveFile(FILE_NAME, 'application/json', writePersonal(ownPersonal(), 2))}
        >
          {t.save}
        </button>
        <button
          type="button"
          aria-expanded={isCodeOpen}
          aria-controls={code}
          className={`${BUTTON} cursor-pointer`}
          onClick={() => setCodeOpen(!isCodeOpen)}
        >
          {isCodeOpen ? t.hideCode : t.showCode}
        </button>
      </div>
      <div id={code} hidden={!isCodeOpen}>
        {isCodeOpen && <ExportCode />}
      </div>
    </section>
  );
}
