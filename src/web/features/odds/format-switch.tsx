import { oddsText } from '#contract/odds/odds-text.ts';
import { ODDS_FORMATS } from '#contract/operation.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { useExtraWide } from '#web/navigation/use-extra-wide.ts';
import { nextOddsFormat, oddsFormat } from '#web/settings/odds-format.ts';
import { useStore } from '#web/state/store.ts';
import { HeaderTool } from '#web/ui/header-slot.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';

/** A price that differs in every format. */
const SAMPLE_PRICE = 1.85;

/** The switch between odds formats: in the page's header, or in place where the header has no room. */
export function FormatSwitch() {
  useCommand('odds', nextOddsFormat);
  return useExtraWide() ? (
    <HeaderTool>
      <Notations />
    </HeaderTool>
  ) : (
    <Notations />
  );
}

/**
 * The formats by name, each with a sample where there is room. A list and the match beside it each bring a switch to the
 * header: only one is shown.
 */
function Notations() {
  const { odds: t, intl } = useWords<'odds'>();
  return (
    <Switch
      legend={t.format}
      options={ODDS_FORMATS.map(
        (format) =>
          [
            format,
            <span key={format}>
              {`${t.formats[format]} `}
              <bdi dir="ltr" className="font-normal text-quiet xl:max-[86rem]:hidden">
                {oddsText(SAMPLE_PRICE, format, intl, t.evens)}
              </bdi>
            </span>,
          ] as const,
      )}
      value={useStore(oddsFormat)}
      onChange={oddsFormat.choose}
      isNarrow
      className="me-2 [&~&]:hidden"
    />
  );
}
