/** Of every cart that is cached, whoever owns it. */
export const allCartsKey = ['cart'] as const;

/** The cart is cached by its owner's e-mail: another account never sees this entry. */
export function cartKey(email: string) {
  return [...allCartsKey, email] as const;
}
