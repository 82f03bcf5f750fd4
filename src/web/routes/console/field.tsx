import { DELAY_PARAMETER } from '#contract/delay.ts';
import { CATALOGUE_LANGUAGES, ODDS_FORMATS, type Operation, type Parameter } from '#contract/operation.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly operation: Operation;
  readonly parameter: Parameter;
  readonly value: string;
  /** Whether the request is invalid because of this parameter. */
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
}

const CONTROL = 'w-full text-[1rem] aria-invalid:border-2 aria-invalid:border-red';
export const TEXT_INPUT = `${CONTROL} min-h-11 rounded-lg border border-edge bg-surface px-3 text-ink`;
export const SELECT = `${CONTROL} select-box`;

const NUMBERS: readonly Parameter['kind'][] = ['id', 'page'];

/** The input of a parameter by its kind: a date, a select, check boxes, a number, or a text. */
export function Field({ operation, parameter, value, isInvalid, onChange }: Props) {
  const { console: t } = useWords<'console'>();
  const { name, kind, required, doc, standard } = parameter;
  const id = `parameter-${name}`;
  const common = { id, name, 'aria-invalid': isInvalid || undefined, 'aria-describedby': `${id}-doc` };
  const choices = kind === 'language' ? CATALOGUE_LANGUAGES : kind === 'odds_format' ? ODDS_FORMATS : null;
  return (
    <div>
      {kind === 'includes' ? (
        <Includes {...{ operation, value, onChange }} label={name} describedBy={`${id}-doc`} />
      ) : (
        <>
          <label htmlFor={id} className="mb-1 flex items-center gap-2">
            <code className="font-semibold">{name}</code>
            {required && <small className="text-[0.8125rem] text-quiet">{t.required}</small>}
          </label>
          {choices ? (
            <select
              {...common}
              className={SELECT}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            >
              <option value="">{standard ? `${t.none} (${standard})` : t.none}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          ) : (
            <input
              {...common}
              className={TEXT_INPUT}
              type={kind === 'date' ? 'date' : 'text'}
              inputMode={NUMBERS.includes(kind) || parameter === DELAY_PARAMETER ? 'numeric' : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={standard}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </>
      )}
      <p id={`${id}-doc`} lang="en" dir="ltr" className="text-[0.8125rem] text-quiet">
        {doc}
      </p>
    </div>
  );
}

interface IncludesProps extends Pick<Props, 'operation' | 'value' | 'onChange'> {
  readonly label: string;
  readonly describedBy: string;
}

function Includes({ operation, value, label, describedBy, onChange }: IncludesProps) {
  const chosen = value.split(',').filter(Boolean);
  const toggle = (name: string, isOn: boolean) =>
    onChange([...chosen.filter((one) => one !== name), ...(isOn ? [name] : [])].join(','));
  return (
    <fieldset aria-describedby={describedBy} className="flex flex-wrap font-semibold">
      <legend>
        <code>{label}</code>
      </legend>
      {operation.includes.map(({ name }) => (
        <label key={name} className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 pe-4">
          <input
            type="checkbox"
            className="size-5 accent-live"
            checked={chosen.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
          <code>{name}</code>
        </label>
      ))}
    </fieldset>
  );
}
