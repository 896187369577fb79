export const dishesNotLoaded = "We couldn't load the dishes. Please try again.";
export const dishChangedElsewhere =
  'Someone else has just changed this dish. Check it and try again.';
