/** Attacks as 20 clients until its parent ends it; a process of its own, so that it delays no reader. */
import { ATTACKS, type Target } from './attackers.ts';

const CLIENTS = 20;

process.once('disconnect', () => process.exit(0));
process.once('message', (target: Target) => {
  const attacks = Object.values(ATTACKS);
  for (let client = 0; client < CLIENTS; client += 1)
    void attacks[client % attacks.length]?.(target, client + 1);
});
