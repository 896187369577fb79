export const invalidEndpoint = "This isn't the address of a push service.";
export const invalidKeys = "These aren't the keys of a push subscription.";
