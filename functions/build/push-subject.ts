/**
 * Returns the address under which a push service reaches the restaurant: VAPID_SUBJECT, or else the
 * brand's email. Undefined where Web Push is not set up.
 */
export function pushSubject(
  { VAPID_PUBLIC_KEY, VAPID_SUBJECT }: Record<string, string | undefined>,
  brandEmail: string,
): string | undefined {
  if (!VAPID_PUBLIC_KEY) return undefined;
  return VAPID_SUBJECT ?? `mailto:${brandEmail}`;
}
