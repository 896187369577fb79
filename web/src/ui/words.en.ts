export const cancel = 'Cancel';
export const close = 'Close';
export const loading = 'Loading';
export const ok = 'OK';
export const retry = 'Retry';
export const retrying = 'Trying again…';
export const soon = 'Soon';
export const undo = 'Undo';
