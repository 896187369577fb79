/**
 * For the picture of what cannot be had on a public page. Neither a class nor in a file that the
 * inlined styles are made from: most visitors never see it.
 */
export const grayStyle = { filter: 'grayscale(1)', opacity: 0.6 };
