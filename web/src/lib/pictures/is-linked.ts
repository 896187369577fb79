/** Whether a picture is on another site, which may remove it. */
export function isLinked(picture: string): boolean {
  if (!picture.startsWith('https://') || picture.startsWith(`${location.origin}/`)) return false;
  // Where pictures are uploaded to another site, all of them are there.
  return import.meta.env.VITE_IMAGE_HOST.url.startsWith('/');
}
