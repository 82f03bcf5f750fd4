/** Part of a page that says how to connect a real service. */
export const CONNECT_ID = 'connect';
/** Apart from the addresses of pages, which embeds and walls do without. */
export const CONNECT_ADDRESS = `/about#${CONNECT_ID}` as const;
