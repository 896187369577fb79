import { richText, plural } from '@thymely/contract/ground/words';

export const title = 'Your cart';
/** What ordering means here: the address of the restaurant, in one line. */
export const pickUpAndPay = (address: string) =>
  `You pick your order up at ${address}, and pay at the counter.`;
export const loading = 'Loading your cart';
export const offline = "You're offline. Your cart will be back as soon as you are.";
export const empty = 'Cart is empty. Please add products.';
export const backToMenu = 'Back to Menu';

/** The earliest time at which an order would be ready. */
export const from = (time: string) => `from ${time}`;
export const addDish = (dish: string) => `Add ${dish}`;

export const viewCart = 'View cart';
export const dishes = (count: number) => plural(count, { one: '1 dish', other: `${count} dishes` });

/** What a visitor has chosen and keeps until the login. */
export const keptDishes = 'Kept dishes';
export const kept = (count: number) =>
  plural(count, { one: '1 dish kept', other: `${count} dishes kept` });
export const optionsFailed = "We couldn't load the options of the dishes you keep.";
export const withoutOptions = "It isn't included in the total until its options are loaded.";
export const logInToOrder = 'Log in to order';
export const forgetKept = "Don't keep these dishes";
export const keptLater = "They are shown as soon as you're back online.";
export const forgotten = 'No longer kept';
export const forgottenText = (count: number) =>
  plural(count, {
    one: 'The dish is no longer kept on this device.',
    other: `The ${count} dishes are no longer kept on this device.`,
  });
export const keptAdded = (count: number) =>
  plural(count, {
    one: 'The dish you kept is in your cart.',
    other: `The ${count} dishes you kept are in your cart.`,
  });
export const keptNotAdded =
  "We couldn't add the dishes you kept. They are still kept, and we'll try again the next time.";
export const keptMissing = (count: number) =>
  plural(count, {
    one: "One dish isn't in your cart",
    other: `${count} dishes aren't in your cart`,
  });
/** A dish that isn't in the cart, and the reason in a sentence. */
export const missingDish = (dish: string, reason: string) => `${dish}: ${reason}`;

export const reorderedTitle = (number: number) => `What is different from #${number}`;
export const withoutChoices = (dish: string, choices: string) =>
  `${dish}: without ${choices}, which can't be had now.`;
export const withoutNote = (dish: string) =>
  `${dish}: without your note, because we can't take notes at the moment.`;
export const nowContains = (dish: string, allergens: string) =>
  `${dish} contains something new: ${allergens}.`;
export const nowCosts = (dish: string, was: string, now: string) =>
  `${dish} costs ${now} instead of ${was}.`;
export const understood = 'Got it';

export const tableCaption = 'Dishes in your cart';
export const numberColumn = '#';
export const pictureColumn = 'Food';
export const nameColumn = 'Item Name';
export const quantityColumn = 'Quantity';
export const priceColumn = 'Price';
export const actionColumn = 'Action';

export const edit = 'Edit';
export const editDish = (dish: string) => `Edit ${dish}`;
export const remove = 'Remove';
export const removeDish = (dish: string) => `Remove ${dish}`;
export const deleteDish = (dish: string) => `Delete ${dish}`;
export const chooseAgain = 'Choose again';
export const deleted = 'Deleted!';
export const deletedText = 'Your file has been deleted.';

export const dishesGone = (count: number) =>
  plural(count, {
    one: "One dish is no longer on our menu. It isn't included in the total.",
    other: `${count} dishes are no longer on our menu. They aren't included in the total.`,
  });
export const dishesFaulty = (count: number) =>
  plural(count, {
    one: "One dish can't be ordered with these options anymore. It isn't included in the total.",
    other: `${count} dishes can't be ordered with these options anymore. They aren't included in the total.`,
  });
export const dishesSoldOut = (count: number) =>
  plural(count, {
    one: "One dish is sold out today. It isn't included in the total.",
    other: `${count} dishes are sold out today. They aren't included in the total.`,
  });
export const dishesFaultyToday = (count: number) =>
  plural(count, {
    one: "One dish can't be ordered with these options today. It isn't included in the total.",
    other: `${count} dishes can't be ordered with these options today. They aren't included in the total.`,
  });

export const customerDetails = 'Customer Details';
export const customerName = 'Name';
export const noName = 'None';
export const customerEmail = 'Email';
export const customerId = 'User ID';

export const shoppingDetails = 'Shopping Details';
export const totalItems = 'Total items';
export const portions = (count: number) =>
  plural(count, { one: '1 portion', other: `${count} portions` });
export const totalPrice = 'Total price';
export const total = 'Total';
export const toCheckout = 'Procceed to Checkout';
export const checkoutOpensSoon = <Value>(phone: Value) =>
  richText`Online checkout opens soon. To order now, call ${phone}.`;
