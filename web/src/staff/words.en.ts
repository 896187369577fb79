import { richText } from '@thymely/contract/ground/words';

export const tabTitle = (brand: string) => `Kitchen — ${brand}`;
/** Of the name of the screen, which alone is seen. */
export const screen = <Value>(name: Value) => richText`Screen ${name}`;
export const thisScreen = 'This screen';
export const leave = 'Leave the board';
export const loading = 'Loading';
