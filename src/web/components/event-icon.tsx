import type { ReactNode } from 'react';

interface Props {
  /** Event type of v2.2; own goals and penalties are `own-goal` and `penalty`. */
  readonly kind: string;
}

const BALL = <path d="m8 5.2 2.7 2-1 3.1H6.3l-1-3.1z" fill="currentColor" />;

/** Icon of a match event. The text beside it names the event, so it is not read out. */
export function EventIcon({ kind }: Props) {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" className="flex-none">
      {drawing(kind)}
    </svg>
  );
}

function drawing(kind: string) {
  switch (kind) {
    case 'goal':
      return <Disc>{BALL}</Disc>;
    case 'own-goal':
      return (
        <>
          <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeWidth="1.6" />
          {BALL}
        </>
      );
    case 'penalty':
    case 'penalty_shootout_scored':
      return (
        <Disc>
          <path d="M6.6 11.6V4.6h2a2.1 2.1 0 0 1 0 4.2h-2" stroke="currentColor" strokeWidth="1.6" />
        </Disc>
      );
    case 'penalty_missed':
    case 'penalty_shootout_missed':
      return (
        <path
          d="M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0M5.4 5.4l5.2 5.2m0-5.2-5.2 5.2"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      );
    case 'var':
      return (
        <path
          d="M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0M3.7 12.3l8.6-8.6"
          stroke="var(--quiet)"
          strokeWidth="1.4"
        />
      );
    case 'yellowcard':
      return (
        <rect x="3.5" y="1.5" width="9" height="13" rx="1.5" fill="var(--yellow)" stroke="var(--edge)" />
      );
    case 'redcard':
      // Tilted: not every eye tells its colour from yellow.
      return (
        <rect x="3.5" y="1.5" width="9" height="13" rx="1.5" fill="var(--red)" transform="rotate(16 8 8)" />
      );
    case 'yellowredcard':
      return (
        <>
          <rect x="1.5" y="1" width="8" height="11.5" rx="1.5" fill="var(--yellow)" stroke="var(--edge)" />
          <rect x="6.5" y="3.5" width="8" height="11.5" rx="1.5" fill="var(--red)" />
        </>
      );
    case 'substitution':
      return (
        <>
          <path d="M4.5 14V2.5M1.8 5.2l2.7-2.7 2.7 2.7" stroke="currentColor" strokeWidth="1.7" />
          <path d="M11.5 2v11.5m-2.7-2.7 2.7 2.7 2.7-2.7" stroke="var(--faint)" strokeWidth="1.7" />
        </>
      );
    default:
      return <circle cx="8" cy="8" r="2" fill="currentColor" />;
  }
}

function Disc({ children }: { children: ReactNode }) {
  return (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <g className="text-surface">{children}</g>
    </>
  );
}
