import type { ReactNode } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';

/** The height of a line, also of an empty one and of one that is loading. */
export const LINE = 'min-h-8 pointer-coarse:min-h-11';

interface Props {
  readonly id: string;
  /** Observes the element, so that its data are requested when it comes near the screen. */
  readonly watch?: ((element: HTMLElement | null) => (() => void) | undefined) | undefined;
  readonly title: string;
  readonly note?: ReactNode;
  /** A link at the end of the title's line. */
  readonly link?: { readonly to: Address; readonly text: string } | undefined;
  readonly children: ReactNode;
}

/** A section of the page before a match; one that has nothing to show goes. */
export function SectionCard({ id, watch, title, note, link, children }: Props) {
  return (
    <section
      id={id}
      ref={watch}
      aria-labelledby={`${id}-title`}
      className="card min-w-0 px-3 pt-1.5 pb-2 has-data-none:hidden"
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-2">
        <h2 id={`${id}-title`} className="font-semibold">
          {title}
        </h2>
        {note && <small className="muted min-w-0">{note}</small>}
        {link && (
          <span className="ms-auto flex">
            <Link to={link.to} className="pointer-coarse:tap-line text-quiet hover:underline">
              {link.text}
            </Link>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

interface LinesProps {
  readonly count: number;
  /** Whether the data are being requested: until then the lines are empty. */
  readonly isLoading: boolean;
}

/** As many lines as a section usually has. */
export function ReservedLines({ count, isLoading }: LinesProps) {
  const Box = isLoading ? Loading : 'div';
  return (
    <Box aria-hidden="true" data-reserved data-skeleton={isLoading || undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its index
        <div key={index} className={`flex items-center ${LINE}`}>
          {isLoading && <Bar className="w-40" />}
        </div>
      ))}
    </Box>
  );
}

/** Marks a section as one that has nothing to show. */
export const NoContent = () => <span data-none />;

/** Completes a list to its usual length, so that what is below stays in place. */
export function EmptyLines({ count }: { readonly count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its index
    <li key={index} aria-hidden="true" className={LINE} />
  ));
}
