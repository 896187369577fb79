export const orderHasEnded = 'This order has ended.';
export const notSetUp = "We can't send notifications at the moment.";
export const tooManySubscriptions =
  'You have turned notifications on many times. Please try again later.';
export const unknownService = "This browser's notifications can't be reached from here.";
export const subscribed = "We'll tell this device.";
export const unsubscribed = 'This device gets no more notifications.';
