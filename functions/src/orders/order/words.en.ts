export const noSuchOrder = "This order doesn't exist.";
export const nothingOrdered = 'Nothing was ordered.';
export const listCannotContinue = "The list can't continue from there.";
export const keyUsed = 'This key has already been used for another order.';

/** The name on an order whose diner is forgotten. */
export const guest = 'Guest';

/** What the diner reads about a rejected order, by reason. The kitchen's own words may follow. */
export const refusals = {
  sold_out: "Sorry, we've run out of something you ordered.",
  too_busy: "Sorry, we're too busy to make your order in time.",
  closing: "Sorry, we're closing and can't make your order anymore.",
  duplicate: 'This looks like the same order twice, so we kept only one of them.',
  no_answer: "The kitchen didn't answer in time.",
};

export const onlyAcceptTakesMinutes = 'Only accept takes minutes.';
export const chooseReason = 'Choose a reason.';
export const writeReason = 'Write what the diner should know.';
export const onlyRejectTakesReason = 'Only reject takes a reason.';
export const onlyRejectTakesText = 'Only reject takes a text.';
