/** How long before its pick-up a dish has to be ordered. */
export const orderAhead = (notice: string) => `Order ${notice} ahead`;
/** In the place of a price. */
export const cannotBeOrdered = "Can't be ordered now";
export const notServedNow = "It can't be had at any time that you can order for now.";
