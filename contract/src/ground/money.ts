/**
 * Money is a whole number of cents wherever it is added or stored, and a decimal number of dollars
 * on the wire (`price: 12.5`), as the contract says.
 */

/** Dollars on the wire to cents. Rounds away the error of binary fractions: 8.2 → 820. */
export function centsFromPrice(price: number): number {
  return Math.round(price * 100);
}

/** Cents to dollars on the wire: 820 → 8.2. */
export function priceFromCents(cents: number): number {
  return cents / 100;
}

/** True when a price in dollars has no more than two decimals. */
export function isWholeCents(price: number): boolean {
  return priceFromCents(centsFromPrice(price)) === price;
}
