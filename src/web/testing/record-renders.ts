import type { NamedExoticComponent, ReactNode } from 'react';
import { type Mock, vi } from 'vitest';

/**
 * Records the props of every render of a memoised component until the test ends. React reads the component when it
 * mounts, so a test records before it renders.
 */
export function recordRenders<P>(component: NamedExoticComponent<P>): Mock<(props: P) => ReactNode> {
  return vi.spyOn(component as unknown as { type(props: P): ReactNode }, 'type');
}
