/** Notice up to this is time at work; what is longer is mostly there for buying and planning. */
export const longestWorkMinutes = 240;

/** Returns how many minutes before its pick-up the kitchen begins with an order. */
export function workMinutes(
  { noticeMinutes = 0 }: { noticeMinutes?: number | undefined },
  leadMinutes: number,
): number {
  return noticeMinutes > longestWorkMinutes ? leadMinutes : Math.max(leadMinutes, noticeMinutes);
}
