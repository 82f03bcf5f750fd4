/** The parameter of an address with the instant to which a page is rewound: `?at=2026-11-21T15:42Z`. */
export const AT_PARAMETER = 'at';

/** Returns whether the page of an address with this query is rewound. */
export const isRewoundAt = (search: string): boolean => /\bat=/.test(search);
