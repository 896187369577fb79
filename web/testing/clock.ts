/**
 * All parts run from noon of a day in June at the restaurant: near midnight, or when the clocks
 * change, what is due in half an hour is due 'tomorrow', and reads otherwise. Time passes as usual.
 * Imported before anything that reads the time.
 */
const aheadMs = Date.parse('2027-06-09T12:00-07:00') - Date.now();

const DeviceDate = Date;

class ClockOfParts extends DeviceDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [ClockOfParts.now()] : parts) as [number]));
  }

  static override now(): number {
    return DeviceDate.now() + aheadMs;
  }
}

globalThis.Date = ClockOfParts as DateConstructor;
