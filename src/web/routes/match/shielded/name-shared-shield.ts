import { addShield, shields } from '#web/settings/shields.ts';

/** Names the shield of a match that a shared link has set, which had nothing but the match's id. */
export function nameSharedShield(id: string, name: string): void {
  const shield = shields.get().find((one) => one.kind === 'match' && one.id === id);
  if (shield && shield.name === '') addShield({ ...shield, name });
}
