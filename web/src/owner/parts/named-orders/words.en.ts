export const ordersUnknown = "We couldn't find out whether open orders are concerned.";
