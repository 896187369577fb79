/**
 * The limits that forms, the server and tests share. Lengths are counted in UTF-16 code units,
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
  cartLines: 100,
  /** The maximum body of a call that merges dishes into a cart, with room for 100 long notes. */
  mergeBodyBytes: 128 * 1024,
  /** The number of merges that a cart remembers. */
  rememberedMerges: 6,
  usersPerPage: 200,
  /** The maximum number of one user's access tokens that are ended but not yet expired. */
  endedSessions: 20,
  /** How long ago the sign-in may be with which somebody deletes their account. */
  freshSignInMinutes: 5,
  /** The maximum number of exports of one's own data. */
  exportsPerHour: 6,
  auditEntriesPerPage: 100,
  /** The maximum size of a menu file. */
  importFileBytes: 5_000_000,
  importFileRows: 5000,
  importRowsPerCall: 100,
  /** How long after its last part an import can be taken back. */
  takeBackHours: 1,
  /** The maximum number of imports in a list. */
  importsListed: 10,
  /** The number of characters of a user search that count. */
  searchLength: 64,
  /** The number of words of a name, and of an email, by which a search finds a user. */
  searchWords: 10,
  /** The dishes whose uses one call counts: Firestore compares with up to 30 values. */
  dishesPerCount: 30,
  pricesPerCall: 500,
  /** The maximum body of a call that changes prices, with room for the longest IDs. */
  pricesBodyBytes: 128 * 1024,
  idempotencyKeyLength: 64,
  /** The maximum size of an uploaded picture. */
  imageBytes: 900_000,
  /** The maximum size of an upload, which adds boundaries and part headers to the picture. */
  uploadBodyBytes: 900_000 + 16 * 1024,
  /** The maximum width and height of an uploaded picture. */
  imagePixels: 4096,
  /** The maximum number of uploads per caller who is not an admin. */
  imageUploadsPerHour: 30,
  /** The maximum number of uploads per admin, and of their bytes together. */
  adminUploadsPerHour: 500,
  adminUploadBytesPerHour: 200_000_000,
  /** The maximum size of a photo that the dashboard makes smaller before it uploads it. */
  photoFileBytes: 40_000_000,
  /** The number of avatars that an account keeps. The oldest are removed. */
  avatarsPerAccount: 3,
  /** The maximum number of avatars of all accounts together. */
  avatars: 2000,
  /** The maximum number of dish pictures of all admins together. Avatars do not count toward it. */
  dishImages: 5000,
  /** The maximum rate per caller, which short bursts may exceed. */
  callsPerMinute: 300,
  bodyBytes: 32 * 1024,
  /** The maximum body of one import call, which holds a hundred of the longest dishes. */
  importBodyBytes: 1024 * 1024,
  bodyDepth: 5,
} as const;

/** The path of a picture that the app itself serves: a drawing, a plated dish or an upload. */
export const ownImagePathPattern =
  /^(?:\/dish-art\/(?:[0-9a-f-]+|plated\/[A-Za-z0-9_-]{1,130})\.webp|\/api\/images\/[A-Za-z0-9_-]{1,64})$/;

/** An ID that Firestore accepts (it reserves `__this__`). `idSchema` excludes a few more. */
export const idPattern = new RegExp(`^(?!__.*__$)[A-Za-z0-9_-]{1,${limits.idLength}}$`);
