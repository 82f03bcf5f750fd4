import { useState } from 'react';
import { initials } from '#web/format/initials.ts';
import { fullPath } from '#web/settings/base-path.ts';

interface Props {
  readonly name: string;
  /** Local path of the image; null for none. */
  readonly img: string | null;
  /** Whether its format is 3:2 instead of square. */
  readonly isWide: boolean;
}

/** The box of the image; the placeholder has the same. */
export const PORTRAIT =
  'grid h-24 flex-none place-items-center overflow-hidden rounded-lg border border-line bg-raised *:col-1 *:row-1';

/** The picture of an entity. Its initials fill the box until the picture has loaded, and where there is none. */
export function Portrait({ name, img, isWide }: Props) {
  const [loadedImg, setLoadedImg] = useState<string | null>(null);
  return (
    <span className={`${PORTRAIT} ${isWide ? 'w-36 max-md:w-24' : 'w-24'}`}>
      {loadedImg !== img || img === null ? (
        <b aria-hidden="true" className="font-bold font-stretch-80% text-[1.75rem] text-quiet">
          {initials(name)}
        </b>
      ) : null}
      {img && (
        <img
          src={fullPath(img)}
          alt=""
          width={isWide ? 144 : 96}
          height={96}
          className="size-full object-cover"
          onLoad={() => setLoadedImg(img)}
        />
      )}
    </span>
  );
}
