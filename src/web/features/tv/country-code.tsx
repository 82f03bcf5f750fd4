import { Abbreviation } from '#web/ui/abbreviation.tsx';

interface Props {
  /** Lower case; empty if unknown. */
  readonly code: string;
  readonly name: string;
}

/** The code of a country before its channels. */
export function CountryCode({ code, name }: Props) {
  return (
    code !== '' && (
      <Abbreviation
        short={code.toUpperCase()}
        long={name}
        className="min-w-6 rounded-[3px] text-center font-medium font-stretch-88% text-quiet text-xs [box-shadow:inset_0_0_0_1px_var(--line)]"
      />
    )
  );
}
