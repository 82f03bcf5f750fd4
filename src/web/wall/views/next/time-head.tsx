import { Countdown } from '#web/components/countdown.tsx';

interface Props {
  readonly text: string;
  /** Epoch seconds; null for no countdown. */
  readonly kickOff: number | null;
}

/** A kick-off time above its matches, with the time until then. */
export function TimeHead({ text, kickOff }: Props) {
  return (
    <h2 className="flex h-16.5 upright:h-17.5 items-baseline gap-5 whitespace-nowrap text-body">
      <span className="font-bold font-stretch-78% text-name">{text}</span>
      {kickOff !== null && (
        <span className="text-quiet">
          <Countdown kickOff={kickOff} />
        </span>
      )}
    </h2>
  );
}
