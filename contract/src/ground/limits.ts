/**
 * The limits of the contract: forms, server and tests read them from here. Lengths are counted in
 * UTF-16 code units, after trimming.
 */
export const limits = {
  dishNameLength: 120,
  recipeLength: 2000,
  userNameLength: 80,
  passwordMinLength: 8,
  emailLength: 254,
  imageUrlLength: 2048,
  idLength: 128,
  /** One cent, in cents. */
  priceMinCents: 1,
  /** $10,000.00, in cents. */
  priceMaxCents: 1_000_000,
  quantityMin: 1,
  quantityMax: 99,
  cartLines: 100,
  usersPerPage: 200,
  /** Access tokens of one user that were ended before they expired. */
  endedSessions: 20,
  auditEntriesPerPage: 100,
  /** Of a menu as a file. */
  importFileBytes: 5_000_000,
  importFileRows: 5000,
  importRowsPerCall: 100,
  /** Characters of a search for users that count. */
  searchLength: 64,
  /** Words of a name, and of an email, that a search finds a user by. */
  searchWords: 10,
  idempotencyKeyLength: 64,
  /** Of an uploaded picture. */
  imageBytes: 900_000,
  /** Of the form that brings a picture: boundaries and part headers come on top of it. */
  uploadBodyBytes: 900_000 + 16 * 1024,
  /** Of an uploaded picture, per side. */
  imagePixels: 4096,
  /** Per caller. */
  imageUploadsPerHour: 30,
  /** The newest are kept. */
  avatarsPerAccount: 3,
  /** Of all accounts together. */
  avatars: 2000,
  /** Of all admins together: a total of their own, which no diner can use up. */
  dishImages: 5000,
  /** Per caller; bursts are allowed. */
  callsPerMinute: 300,
  bodyBytes: 32 * 1024,
  /** Of one call of an import: enough for a hundred of the longest dishes. */
  importBodyBytes: 1024 * 1024,
  bodyDepth: 5,
} as const;

/** Pictures that the app itself serves: drawings, plated dishes, and uploads. */
export const ownImagePathPattern =
  /^(?:\/dish-art\/(?:[0-9a-f-]+|plated\/[A-Za-z0-9_-]{1,130})\.webp|\/api\/images\/[A-Za-z0-9_-]{1,64})$/;

/** Names like `__this__` are reserved by Firestore. `idSchema` refuses a few more. */
export const idPattern = new RegExp(`^(?!__.*__$)[A-Za-z0-9_-]{1,${limits.idLength}}$`);
