import { shieldStart, shieldsText } from '#web/settings/has-shields.ts';
import type { Shield } from '#web/settings/shields.ts';
import { useStore } from '#web/state/store.ts';
import { useShieldSwitchWords } from '#web/words/shield-switch.ts';
import { ShieldDrawing } from './shield-drawing.tsx';

/** Sets the spoiler shield of a team or a competition, or removes it. Its code loads when it is used. */
export function ShieldSwitch({ kind, id, name }: Pick<Shield, 'kind' | 'id' | 'name'>) {
  const { shieldSwitch: say } = useShieldSwitchWords();
  const isSet = useStore(shieldsText, (text) => text?.includes(shieldStart(kind, id)) ?? false);
  const toggle = () =>
    import('#web/settings/shields.ts').then((module) => module.toggleShield({ kind, id, name }));
  return (
    <button
      type="button"
      aria-pressed={isSet}
      aria-label={say.set(name)}
      title={isSet ? say.on : say.off}
      onClick={toggle}
      className={`line-button ${isSet ? 'text-ink' : 'text-faint'}`}
    >
      <ShieldDrawing isFilled={isSet} />
    </button>
  );
}
