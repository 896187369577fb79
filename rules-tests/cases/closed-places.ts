/** A document path with its description. */
export type Place = { what: string; path: string };

/** The places that nobody can reach in any way except through the API. */
export const closedPlaces: readonly Place[] = [
  { what: 'a picture', path: 'images/picture' },
  { what: 'an import', path: 'imports/one' },
  { what: 'a stored answer', path: 'idempotency/admin_key' },
  { what: "a step of the diner's order", path: 'orders/open-diner/events/1' },
  { what: 'the telephone number of the diner’s order', path: 'orders/open-diner/private/contact' },
  { what: 'a device that is told about an order', path: 'pushSubscriptions/device' },
  { what: 'a message to devices', path: 'pushMessages/order-5' },
  { what: "a day's ledger", path: 'days/2026-01-05' },
  { what: 'the settings of ordering', path: 'settings/ordering' },
  { what: 'what is sold out', path: 'availability/now' },
  { what: 'which kitchen screens are seen', path: 'kitchen/presence' },
  { what: 'the name of a kitchen screen', path: 'kitchenScreens/screen-1' },
  { what: 'a group of options', path: 'optionGroups/toppings' },
  { what: 'the counter of numbers', path: 'counters/orders' },
  { what: 'the schema of the database', path: 'meta/schema' },
  { what: 'when a job last ran', path: 'jobs/daily-sweep' },
  { what: 'a mail to be sent', path: 'outbox/order_1' },
  { what: 'the words for the files of a release', path: 'releases/0123456789ab' },
  { what: 'a collection that no rule names', path: 'reviews/one' },
  { what: 'a document below a dish', path: 'menu/minestrone/notes/one' },
  { what: 'a document below an account', path: 'users/diner/menu/hidden' },
];
