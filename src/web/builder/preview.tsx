import { useCallback, useState } from 'react';
import { fullPath } from '#web/settings/base-path.ts';
import { useDebounced } from '#web/state/use-debounced.ts';

interface Props {
  readonly address: string;
  readonly title: string;
  /** Size of the screen that it is drawn for, px; it is scaled down to fit. */
  readonly width: number;
  readonly height: number;
  /** Height of the page, px, if it is lower than the screen. */
  readonly pageHeight?: number;
}

/** Longer than people need between two choices. */
const DEBOUNCE_MS = 500;
const MAX_HEIGHT_PX = 680;

/** A page of this server as it looks on another screen. It takes no clicks and makes no sound. */
export function Preview({ address, title, width, height, pageHeight = height }: Props) {
  const source = useDebounced(address, DEBOUNCE_MS);
  const [boxWidth, setBoxWidth] = useState(0);
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setBoxWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const maxScale = Math.min(MAX_HEIGHT_PX / height, 1);
  return (
    <div
      ref={box}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${width * maxScale}px)` }}
      className="relative mx-auto overflow-hidden rounded-lg border border-line bg-raised"
    >
      {/* Another element for another address, so that the browser's history does not grow. */}
      {boxWidth > 0 && (
        <iframe
          key={source}
          src={fullPath(source)}
          title={title}
          inert
          style={{
            width,
            height: pageHeight,
            // By place and not by direction, as its scale is.
            left: 0,
            transform: `scale(${boxWidth / width})`,
            transformOrigin: '0 0',
          }}
          className="absolute top-0"
        />
      )}
    </div>
  );
}
