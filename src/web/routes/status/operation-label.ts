import type { Texts } from '#web/words/words.ts';

type Say = Pick<Texts<'status'>['status'], 'operations' | 'routes'>;

/** Returns the name of an operation (`fixtures?t=info`), or that of its route with the selector, and of a dataset in it. */
export function operationLabel(name: string, { operations, routes }: Say): string {
  const names: Readonly<Record<string, string>> = operations;
  const [operation = '', dataset = ''] = name.split('&include=');
  const [route = '', selector = ''] = operation.split('?t=');
  const label = names[operation] ?? [routeName(route, { routes }), selector].filter(Boolean).join(': ');
  return [label, dataset].filter(Boolean).join(', ');
}

/** Returns the name of a route (`fixtures`). */
export function routeName(route: string, { routes }: Pick<Say, 'routes'>): string {
  const names: Readonly<Record<string, string>> = routes;
  return names[route] ?? route;
}
