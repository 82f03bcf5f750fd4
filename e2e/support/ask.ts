import { pageAddress } from './world.ts';

/** Returns the proxy's data now, for a request as in the specification: `teams/?t=info&id=1`. */
export async function ask<T>(request: string): Promise<T> {
  const response = await fetch(`${pageAddress()}/api/v2.2/${request}`);
  return ((await response.json()) as { data: T }).data;
}
