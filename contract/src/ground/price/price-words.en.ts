export const ambiguous = (example: string) =>
  `This price can be read in more than one way. Write it like 1250 or ${example}.`;
export const doubtful = (large: string, small: string) =>
  `This price can be read in more than one way: is it ${large} or ${small}? Write it with two decimals.`;
