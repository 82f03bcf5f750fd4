import { useWhatIfWords } from '#web/words/what-if.ts';

/** The head of a table that is not the real one, as high as the real one's. */
export function WhatIfHead({ onReset }: { readonly onReset: () => void }) {
  const { whatIf: say } = useWhatIfWords();
  return (
    <div className="in-data-tables:card in-data-tables:col-span-full in-data-tables:mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-line border-b py-1 ps-3 pe-1">
      <h2 className="flex min-w-0 flex-1 items-center gap-2 font-semibold">
        <span className="goal-chip flex-none uppercase">{say.title}</span>
        <span className="text-quiet text-xs">{say.notReal}</span>
      </h2>
      <button
        type="button"
        onClick={onReset}
        className="tap-target cursor-pointer rounded-lg px-3 font-medium text-quiet hover:text-ink"
      >
        {say.reset}
      </button>
    </div>
  );
}
