import type { Address } from './addresses.ts';

export const WALL_BUILDER = '/wall/new' satisfies Address;
export const EMBED_BUILDER = '/embed/new' satisfies Address;
