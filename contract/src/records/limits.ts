export const recordLimits = {
  /** The maximum number of orders on a page of found ones. */
  ordersPerPage: 50,
  /** The most orders that one call reads, however few of them are found. */
  ordersRead: 300,
  /** The most orders that a search for a name looks at, all of which have that name. */
  namedOrdersRead: 40,
  /** The maximum length of the name or the dish that is looked for. */
  searchLength: 100,
} as const;
