/** What devices with the installed app offer beside its icon. */
export const menuShortcut = 'Menu';

export const plainMenuTitle = 'The whole menu';
export const plainMenuDescription = (brand: string) => `All dishes of ${brand} on one page.`;
