import encodeQR from 'qr';
import { useMemo } from 'react';

/** Light modules that scanners need around the code. */
const QUIET_ZONE_MODULES = 4;

interface Props {
  /** Text of the code, usually an address. */
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** Classes of the code's position and size. */
  readonly className?: string;
}

/** Returns a path with a rectangle for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const end = row.indexOf(false, x);
      path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end;
    }
  return path;
}

/** A QR code, black on white in every theme, since many scanners read no other. A text above 2,953 bytes fits into none. */
export function QrCode({ text, label, className }: Props) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE_MODULES }), [text]);
  const path = useMemo(() => pathOf(rows), [rows]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
