/** How far this device's clock is behind the server's, in milliseconds; a wrong clock is common. */
let behindMs = 0;

/** Reads the time from a response that comes from no cache; its Date has whole seconds. */
export function noteServerTime(headers: Headers, receivedAtMs = Date.now()): void {
  const sentAtMs = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(sentAtMs)) behindMs = sentAtMs - receivedAtMs;
}

/** Returns the server's time for a time of this device's clock. */
export function serverTimeOf(deviceMs: number): number {
  return deviceMs + behindMs;
}
