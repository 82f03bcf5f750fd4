/** Returns the path of a match's page, below the address of the pages. */
export const matchPath = (id: string) => `/match/${id}` as const;
