/**
 * Money is a whole number of cents wherever it is added or stored, and a decimal number of dollars
 * in the API (`price: 12.5`), as the contract says.
 */

/** Converts the API's dollars to cents, and removes the error of binary fractions: 8.2 → 820. */
export function centsFromPrice(price: number): number {
  return Math.round(price * 100);
}

/** Converts cents to the API's dollars: 820 → 8.2. */
export function priceFromCents(cents: number): number {
  return cents / 100;
}

/** True when a price in dollars has no more than two decimals. */
export function isWholeCents(price: number): boolean {
  return priceFromCents(centsFromPrice(price)) === price;
}
