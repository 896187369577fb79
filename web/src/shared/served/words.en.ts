/** How long before its pick-up a dish has to be ordered. */
export const orderAhead = (notice: string) => `Order ${notice} ahead`;
export const notServedNow = "It can't be had at any time that you can order for now.";
