/** How far this device's clock is behind the server's, in milliseconds; a wrong clock is common. */
let behindMs = 0;

/** Takes the time from a response that no cache has kept; Date counts whole seconds. */
export function noteServerTime(headers: Headers, receivedAtMs = Date.now()): void {
  const sentAtMs = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(sentAtMs)) behindMs = sentAtMs - receivedAtMs;
}

/** A time of this device's clock, as the server's clock would have shown it. */
export function serverTimeOf(deviceMs: number): number {
  return deviceMs + behindMs;
}
