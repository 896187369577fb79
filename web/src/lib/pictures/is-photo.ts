/** Whether a picture of a dish is a photo, which fills its place; all others are whole plates. */
export function isPhoto(picture: string): boolean {
  return !picture.startsWith('/dish-art/');
}
