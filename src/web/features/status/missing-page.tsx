import { type Trouble, useTroubleWords } from '#web/words/trouble.ts';
import { Missing } from './missing.tsx';

interface Props {
  readonly trouble: Trouble;
  /** What it is called, if that is known already. */
  readonly title?: string | undefined;
}

/** Stands where a page would be that cannot be had: what there is none of, and why. */
export function MissingPage({ trouble, title }: Props) {
  const words = useTroubleWords();
  const heading = title ?? words.unavailable;
  return (
    <>
      <title>{`${heading} · ${words.name}`}</title>
      <h1 dir="auto" className="px-4 pt-16 text-center font-bold text-xl font-stretch-[80%]">
        {heading}
      </h1>
      <Missing trouble={trouble} />
    </>
  );
}
