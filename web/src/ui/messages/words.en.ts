export const offline = "You're offline.";
export const offlineTryLater = "You're offline. Please try again once you're back online.";
