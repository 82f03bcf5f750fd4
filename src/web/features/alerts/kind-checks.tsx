import { ALERT_KINDS, type AlertKind } from '#news/alerts/alert-kinds.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly legend: string;
  /** The kinds to choose from. */
  readonly choices?: readonly AlertKind[];
  readonly kinds: readonly AlertKind[];
  readonly onChange: (kinds: readonly AlertKind[]) => void;
}

/** Kinds of alerts, each with a check box. */
export function KindChecks({ legend, choices = ALERT_KINDS, kinds, onChange }: Props) {
  const { alerts: t } = useWords<'alerts'>();
  const change = (kind: AlertKind, isOn: boolean) =>
    onChange(choices.filter((one) => (one === kind ? isOn : kinds.includes(one))));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-quiet">{legend}</legend>
      <div className="grid grid-cols-2">
        {choices.map((kind) => (
          <CheckBox key={kind} isOn={kinds.includes(kind)} onChange={(isOn) => change(kind, isOn)}>
            {t.kind[kind]}
          </CheckBox>
        ))}
      </div>
    </fieldset>
  );
}
