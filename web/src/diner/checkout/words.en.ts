import { richText, plural } from '@thymely/contract/ground/words';

export const loading = 'Loading your order';
export const offline =
  "You're offline. Your order will be back as soon as you are. Nothing has been ordered.";

export const yourOrder = 'Your order';
export const changeCart = 'Change your cart';
export const goneFromCart = (dishes: string) => `No longer in your cart: ${dishes}`;
export const dishes = (count: number) => plural(count, { one: '1 dish', other: `${count} dishes` });
export const each = (price: string) => `${price} each`;
export const remove = 'Remove';
export const removeDish = (dish: string) => `Remove ${dish}`;
export const insteadOf = (dish: string) => `Instead of ${dish}:`;
export const takeDish = (dish: string) => `Take ${dish}`;
export const added = 'Food added on the cart.';

export const changes = 'What has changed';
export const newInCart = 'New in your cart';
export const nameWas = (name: string) => `Was: ${name}`;
export const quantityWas = (quantity: number) => `Quantity was ${quantity}`;
export const priceWas = (price: string) => `Was ${price} each`;
export const taxWas = (tax: string, rate: string) => `Included tax was ${tax} ${rate}`;
export const taxAdded = 'Now includes tax';
export const noteChanged = 'Its note has changed';
export const hadNoOptions = 'Had no options';
export const optionsWere = (options: string) => `Options were: ${options}`;
export const renamed = (was: string, now: string) => `“${was}” is now “${now}”`;
export const allergensUndeclared = 'Allergens are no longer declared';
export const noAllergens = 'Now declared: none of the 14 major allergens';
export const allergensAdded = (allergens: string) => `Now contains ${allergens}`;
export const allergensGone = (allergens: string) => `No longer contains ${allergens}`;
export const choiceUndeclared = (choice: string) => `“${choice}”: allergens are no longer declared`;
export const choiceNoAllergens = (choice: string) =>
  `“${choice}”: now declared: none of the 14 major allergens`;
export const choiceAllergensAdded = (choice: string, allergens: string) =>
  `“${choice}”: now contains ${allergens}`;
export const choiceAllergensGone = (choice: string, allergens: string) =>
  `“${choice}”: no longer contains ${allergens}`;
export const dietsUndeclared = 'Diets are no longer declared';
export const dietsNotDeclared = (diets: string) => `No longer declared: ${diets}`;
export const noDiets = 'Now declared: made for no special diet';
export const dietsAdded = (diets: string) => `Now ${diets}`;
export const dietsGone = (diets: string) => `No longer ${diets}`;

export const forYou = 'For you';
export const nameMissing = 'Enter a name that we can call out.';
export const calledOut = <Value>(name: Value) => richText`We call out ${name}`;
export const changeName = 'Change the name';
export const change = 'Change';
export const name = 'Name';
export const nameHint = 'We call it out when your order is ready.';
export const addNote = 'Add a note for the kitchen';
export const note = 'Note';
export const noteHint = 'Optional. What should the kitchen know?';
export const allergies = 'Allergies';
export const allergiesHint =
  "Optional. The kitchen reads this before anything else. If it's serious, call us, too.";
export const rememberAllergies = 'Remember my allergies on this device until I log out';

export const total = 'Total';
/** Of the earlier total, which alone is seen. */
export const totalWas = <Value>(total: Value) => richText`Was ${total}`;
export const payAtPickup = 'Pay at pick-up.';
export const payAtPickupWithTax = 'Prices include tax. Pay at pick-up.';
export const payAtPickupInShort = 'Pay at pick-up. Tax is included.';
export const stillTrying = 'Still trying.';
export const keepPageOpen = 'Keep this page open until we confirm.';
export const agreement = <Value>(pages: Value) => richText`By ordering you agree to our ${pages}.`;
export const pickUpAt = (restaurant: string) => `Pick up at ${restaurant}`;
export const callAboutAllergies = 'Allergies? Call us before you order.';

export const confirming = 'Confirming your order';
export const unconfirmed = "We can't confirm your order yet";
export const unconfirmedText =
  "Your order may have reached the kitchen. Check again to be certain: you either see your order, or nothing is ordered. It's never placed twice.";
export const checkAgain = 'Check again';
export const orCall = <Value>(phone: Value) => richText`Or call us at ${phone}.`;
export const orderingOff = "We aren't taking orders online right now";
export const orderingOffText = 'Your cart stays as it is. To order, call us.';
export const justOrdered = (number: number) => `You ordered #${number} just now.`;
export const justOrderedText = 'It was placed once, and your cart is empty.';
export const viewOrder = (number: number) => `View #${number}`;
export const cartEmpty = 'Cart is empty. Please add products.';
export const backToMenu = 'Back to Menu';

export const unplaced = (time: string) =>
  `Your order from ${time} didn't go through. Nothing was ordered, and nothing will be. To order now, press Place order.`;
export const offlineAtOrder =
  "You're offline, so nothing was ordered. Press Place order again once you're back online.";
export const nothingOrdered = (reason: string) => `Nothing was ordered. ${reason}`;
export const tryAgainIn = (minutes: number) =>
  plural(minutes, {
    one: 'You can try again in a minute.',
    other: `You can try again in ${minutes} minutes.`,
  });
export const fixMarked =
  'Nothing was ordered yet. Fix what is marked, then press Place order again.';
export const fixMarkedAndCheckTotal =
  'Nothing was ordered yet. Fix what is marked, check the new total, then press Place order again.';
export const checkTotal = 'Your order has changed. Check the new total, then press Place order.';
export const checkTotalAgain =
  'Your order has changed. Check the new total, then press Place order again.';
export const checkMarked = 'Your order has changed. Check what is marked, then press Place order.';
export const checkMarkedAgain =
  'Your order has changed. Check what is marked, then press Place order again.';
export const withdrawn = 'Your last try ordered nothing. Press Place order again.';

export const soldOut = "Sold out today. It isn't included in the total.";
export const noPortionLeft = 'No portion is left for this day.';
export const portionsLeft = (left: number) =>
  plural(left, {
    one: 'Only 1 portion is left for this day.',
    other: `Only ${left} portions are left for this day.`,
  });
export const dishGone = "No longer on our menu. It isn't included in the total.";
export const someOptionGone = 'One of its options is no longer available.';
export const chooseAgain =
  "It isn't included in the total. Choose again in your cart, or remove it.";
/** Names a dish in the next sentences if its name is not known. */
export const thisDish = 'One of your dishes';
export const notServed = (dish: string) => `${dish} isn't served at this time.`;
export const needsNotice = (dish: string, notice: string) =>
  `${dish} has to be ordered ${notice} ahead.`;
/** About the dish that stands above. */
export const neverServed = "It isn't served at any of the times that are left for this order.";
export const neverInTime = (notice: string) =>
  `It has to be ordered ${notice} ahead, which leaves no time for this order.`;
export const removeForRest = 'Remove it to order the rest.';
export const off = "We aren't taking orders online right now.";
export const call = <Value>(phone: Value) => richText`Call ${phone}`;

export const slotFull = 'That time has just filled up.';
export const slotGone = "That time isn't available anymore.";
export const later = "We've gotten busier.";
export const laterToday = (time: string) =>
  `We've gotten busier. The earliest time is now ${time}.`;
/** The time comes with its day and the words before them. */
export const laterOn = (time: string) => `We've gotten busier. The earliest time is now ${time}.`;
export const closed = "We're closed right now.";
export const closedUntil = (time: string) => `We're closed right now. We open ${time}.`;
export const paused = 'The kitchen is taking a break.';
export const pausedUntil = (time: string) => `The kitchen is taking a break. It's back ${time}.`;
export const unattended = "The kitchen can't see online orders right now, so please call us.";
export const unattendedNow =
  "The kitchen can't see online orders right now. Call us, or order for later.";
export const noSuchTime = "That time isn't available.";
export const chooseTime = 'Choose a time:';

export const belowMinimum = (minimum: string, missing: string) =>
  `Online orders start at ${minimum}. Add ${missing} more.`;
export const addDishes = 'Add more dishes';
export const hasOpenOrder =
  'You already have an open order. You can place another once you pick it up, or once you verify your email.';
export const hasOpenOrders = (count: number) =>
  `You already have ${count} open orders. You can place another once you pick one up.`;
export const seeOrders = 'See your orders';
export const tooManyDishes = (limit: number, actual: number) =>
  `An online order can have up to ${limit} dishes, and this one has ${actual}. For more, call us.`;
export const tooExpensive = (limit: string, actual: string) =>
  `An online order can come to ${limit}, and this one comes to ${actual}. For more, call us.`;
export const tooExpensiveUnverified = (limit: string, actual: string) =>
  `Until your email is verified, an online order can come to ${limit}, and this one comes to ${actual}.`;
export const tooMuchWork = 'This is more than our kitchen can make at one time. For more, call us.';

export const verifyToOrder = 'To take this order online we need to know that your email is yours.';
export const verifyForDay =
  "For this day we've taken all the orders we can from guests whose email isn't verified. Choose another day, or verify yours.";
export const verifyAdvice =
  'Send the email, open its link, then come back here and press Place order.';
export const sendEmail = 'Send the email';
export const sendEmailAgain = 'Send again';
export const emailVerified = 'Your email is verified.';

export const phone = 'Telephone number';
export const phoneHint =
  'Optional. Only the kitchen sees it, to call you about this order. It is deleted a day later.';
export const phoneRequiredHint =
  'Only the kitchen sees it, to call you about this order. It is deleted a day later.';
export const phoneMissing = 'Enter a number under which we can reach you.';
export const phoneInvalid = 'Please check this number: 6 to 15 digits.';
