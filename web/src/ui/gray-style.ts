/**
 * The style for the picture of a dish that cannot be ordered on a public page. It is no class, and
 * not in a file that the inlined styles are made from, because most visitors never see it.
 */
export const grayStyle = { filter: 'grayscale(1)', opacity: 0.6 };
