import { hasShieldOn } from '#web/settings/has-shield-on.ts';
import type { Shield } from '#web/settings/shield-list.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { useShieldSwitchWords } from '#web/words/shield-switch.ts';
import { ShieldDrawing } from './shield-drawing.tsx';

export type ShieldSwitchProps = Pick<Shield, 'kind' | 'id' | 'name'>;

/** Sets the spoiler shield of a team or a competition, or removes it. Its code loads when it is used. */
export function ShieldSwitchButton({ kind, id, name }: ShieldSwitchProps) {
  const { shieldSwitch: t } = useShieldSwitchWords();
  const isSet = useStore(shieldsJson, (json) => hasShieldOn(json, kind, id));
  const toggle = () =>
    import('#web/settings/shields.ts').then((module) => module.toggleShield({ kind, id, name }));
  return (
    <button
      type="button"
      aria-pressed={isSet}
      aria-label={t.set(name)}
      title={isSet ? t.on : t.off}
      onClick={toggle}
      className={`line-button ${isSet ? 'text-ink' : 'text-faint'}`}
    >
      <ShieldDrawing isFilled={isSet} />
    </button>
  );
}
