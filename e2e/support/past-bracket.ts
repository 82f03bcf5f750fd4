import { ask } from './ask.ts';

/** Where a cup's last season stands, every tie of it decided. */
export async function pastBracket(): Promise<string> {
  const leagues = await ask<{ id: string; is_cup: boolean }[]>('leagues/?t=list');
  const cup = leagues.find(({ is_cup }) => is_cup)?.id;
  const { seasons } = await ask<{ seasons: { id: string; is_current: boolean }[] }>(
    `leagues/?t=info&id=${cup}`,
  );
  return `/competition/${cup}/bracket?season=${seasons.find(({ is_current }) => !is_current)?.id}`;
}
