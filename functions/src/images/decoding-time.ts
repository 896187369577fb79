/**
 * How long a picture may wait for its turn (a call that has waited longer is about to be answered, or
 * has been), and how long each step of decoding and encoding it may take. Tests allow more, because a
 * busy machine is as slow as it likes.
 */
export const decodingTime = { waitMs: 8000, stepS: 5 };
