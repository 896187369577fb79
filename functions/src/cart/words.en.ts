export const lineGone = 'This dish is no longer in your cart.';
export const notYourCart = "This isn't your cart.";
export const noNotes = "We can't take notes at the moment.";
export const alreadyThere = 'This dish is already in your cart.';
export const chooseAgain = (fault: string) => `${fault} Choose again.`;
export const fullOfDishes = (most: number) =>
  `Your cart is full. It can hold up to ${most} dishes.`;
export const fullOfChoices = 'Your cart is full. It holds too many choices.';
export const removed = 'The dish has been removed from your cart.';
