export const title = 'Sold out';
export const titleAndCount = (items: number) => `Sold out: ${items}`;
export const loading = 'Loading the dishes';

export const forHowLong = 'Sold out for how long?';
export const today = 'Today';
export const recalled = 'Until recalled';
export const recalledHint = 'You bring it back';

export const find = 'Find a dish or an option';
export const show = 'Show';
export const all = 'All';
export const dishes = 'Dishes';
export const options = 'Options';
export const nothingFound = 'No dish or option has that in its name.';
export const moreFound = (items: string) => `${items} more. Type a part of the name.`;

export const mark = 'Sold out';
export const markItem = (item: string) => `Sold out: ${item}`;
export const bringBack = 'Available again';
export const bringItemBack = (item: string) => `Available again: ${item}`;

export const untilRecalled = 'until recalled';
/** With one of the words for when it is available again. */
export const out = (until: string) => `Out ${until}`;
export const isSoldOut = (item: string, until: string) => `${item} is sold out ${until}.`;
export const isAvailable = (item: string) => `${item} is available again.`;

export const outNow = 'Out now';
export const nothingOut = 'Nothing. Guests can order every dish.';
export const canBeUndone = 'What you change here can be undone.';
export const undo = 'Undo';
