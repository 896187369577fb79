/**
 * The limits that belong to no domain, or to several. Those of one domain are in a file in its folder,
 * because pages load neither all domains nor schemas. Lengths are counted in UTF-16 code units,
 * after trimming.
 */
export const limits = {
  dishNameLength: 120,
  recipeLength: 2000,
  userNameLength: 80,
  passwordMinLength: 8,
  emailLength: 254,
  imageUrlLength: 2048,
  idLength: 128,
  /** The lowest price, one cent. */
  priceMinCents: 1,
  /** The highest price, 10,000.00 unless the brand says otherwise, in hundredths. */
  priceMaxCents: Number(process.env.BRAND_PRICE_CENTS || 1_000_000),
  quantityMin: 1,
  quantityMax: 99,
  /** The maximum number of one user's access tokens that are ended but not yet expired. */
  endedSessions: 20,
  /** The maximum size of a file with a menu or with options. */
  importFileBytes: 5_000_000,
  importFileRows: 20_000,
  idempotencyKeyLength: 64,
  /** The maximum rate per caller, which short bursts may exceed. */
  callsPerMinute: 300,
  bodyBytes: 32 * 1024,
  bodyDepth: 5,
} as const;

/** The path of a picture that the app itself serves: a drawing, a plated dish or an upload. */
export const ownImagePathPattern =
  /^(?:\/dish-art\/(?:[0-9a-f-]+|plated\/[A-Za-z0-9_-]{1,130})\.webp|\/api\/images\/[A-Za-z0-9_-]{1,64})$/;

/** An ID that Firestore accepts (it reserves `__this__`). `idSchema` excludes a few more. */
export const idPattern = new RegExp(`^(?!__.*__$)[A-Za-z0-9_-]{1,${limits.idLength}}$`);
