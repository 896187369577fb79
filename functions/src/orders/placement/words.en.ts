export const cannotBePlaced = "Your order can't be placed as it is. Please check it and try again.";
export const tooManyOrders = "You've placed several orders just now. Please wait a few minutes.";
export const tooManyAttempts =
  "You've tried to order many times just now. Please wait a few minutes.";
export const tooManyStrangers =
  'Many orders have come from your network just now. Please verify your email, wait a while, or call us.';
export const nameRequired = 'Name is required.';
export const noNotes = "We can't take notes at the moment.";
export const invalidKey =
  'An order needs an Idempotency-Key of 16 to 64 letters, digits, hyphens or underscores.';
export const invalidAttempt = 'A Placement-Attempt must be a whole number from 1 to 9999.';
export const phoneRequired = 'We need a telephone number to call you about your order.';
