import type { statusWords } from '#web/words/status.ts';

type Say = Pick<(typeof statusWords)['status'], 'operations' | 'routes'>;

/** What people call an operation (`fixtures?t=info`): its name, else its route's and the selector. */
export function operationName(operation: string, { operations, routes }: Say): string {
  const names: Readonly<Record<string, string>> = operations;
  const [route = '', selector = ''] = operation.split('?t=');
  return names[operation] ?? [routeName(route, { routes }), selector].filter(Boolean).join(': ');
}

/** What people call a route (`fixtures`). */
export function routeName(route: string, { routes }: Pick<Say, 'routes'>): string {
  const names: Readonly<Record<string, string>> = routes;
  return names[route] ?? route;
}
