export const tabTitle = (brand: string) => `Kitchen — ${brand}`;
/** Precedes the name of the screen. */
export const screen = 'Screen ';
export const thisScreen = 'This screen';
export const leave = 'Leave the board';
export const loading = 'Loading';
