/**
 * The most portions that can be set as left for a day. It is in a file of its own because the dialog
 * that sets them needs none of the other limits, which are in the chunk of the listeners of orders.
 */
export const mostPortionsLeft = 999;
