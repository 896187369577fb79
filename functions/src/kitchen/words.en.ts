export const dishAvailable = 'The dish is available again.';
export const choiceAvailable = 'The option is available again.';
export const sizeAvailable = 'The size is available again.';
export const resumed = 'Orders are being taken again.';
export const portionsUnlimited = 'Portions are no longer limited.';
export const noHoursAhead = 'There are no opening hours ahead. Set them first.';
export const noHours = 'Set your opening hours first: no orders are taken yet.';
export const noNumber = 'This order has no telephone number.';
export const tooManyNumbers =
  'You have looked up many telephone numbers within an hour. Wait a little.';
