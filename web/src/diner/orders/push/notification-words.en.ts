/** What a device says about an order when its page is not in sight. The worker has the same words. */
export const titles = { ready: 'Your order is ready', rejected: "We can't make your order" };
export const orderOf = (number: string) => `Order #${number}`;
