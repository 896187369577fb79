export const dishAvailable = 'The dish is available again.';
export const choiceAvailable = 'The option is available again.';
export const resumed = 'Orders are being taken again.';
export const noHours = 'Set your opening hours first: no orders are taken yet.';
export const closedForToday = "You're closed for today already: there's nothing to pause.";
