/**
 * Returns what the URL of a dish's picture says about it: a plated dish, a single drawing that lies
 * on its category's vessel, or a photo that fills its place.
 */
export function pictureKind(image: string): 'plated' | 'drawing' | 'photo' {
  if (image.startsWith('/dish-art/plated/')) return 'plated';
  return image.startsWith('/dish-art/') ? 'drawing' : 'photo';
}
