/** Whether this page is in a frame of another one, of ours or of another site. */
export const isFramed = window.parent !== window;
