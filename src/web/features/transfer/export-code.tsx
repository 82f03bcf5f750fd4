import { useEffect, useState } from 'react';
import { basePath } from '#web/settings/base-path.ts';
import { LinkCode } from './link-code.tsx';
import { personalLink } from './personal-link.ts';

/** The QR code of the viewer's follows and settings; nothing until their link is made. */
export function ExportCode() {
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
