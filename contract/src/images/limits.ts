/** The limits of uploaded pictures. */
export const imageLimits = {
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
} as const;
