import { DESK_SECTIONS } from '#web/navigation/desk-address.ts';
import { useWords } from '#web/words/use-words.ts';
import type { DeskFormProps } from './use-desk-program.ts';

/** Which sections the text has, in its order; several can be on, and one is. */
export function SectionChecks({ program: { sections }, change }: DeskFormProps) {
  const { desk: t } = useWords<'desk'>();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t.sections}</legend>
      <div className="scroll-x fade-end flex gap-1.5 py-0.5 pe-5">
        {DESK_SECTIONS.map((section) => {
          const isOn = sections.includes(section);
          return (
            <label
              key={section}
              className={`tap-target relative flex flex-none cursor-pointer items-center rounded-full border px-3 font-medium text-[0.8125rem] has-focus-visible:outline-2 has-focus-visible:outline-live ${isOn ? 'border-ink text-ink' : 'border-edge text-quiet hover:bg-raised'}`}
            >
              <input
                type="checkbox"
                className="absolute opacity-0"
                checked={isOn}
                disabled={isOn && sections.length === 1}
                onChange={() =>
                  change({
                    sections: DESK_SECTIONS.filter((one) => sections.includes(one) !== (one === section)),
                  })
                }
              />
              {t.section[section]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
