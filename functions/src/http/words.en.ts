export const nothingHere = "There's nothing at this address.";
export const methodNotAllowed = "This address doesn't support that method.";
export const queryNotTaken = "This address doesn't take a query.";
export const invalidAddress = "This address isn't valid.";
export const tooFast = "You're going a little too fast. Please wait a moment and try again.";

export const unknownFieldInRequest = 'The request has an unknown field.';
export const unknownField = 'This field is unknown.';
export const fieldRequired = 'This field is required.';
export const requestNotObject = 'The request must be a JSON object.';
export const fieldNotObject = 'This field must be a JSON object.';
export const invalidKey = (most: number) =>
  `An Idempotency-Key must be 1 to ${most} characters long.`;

export const bodyTooDeep = 'The body is nested too deeply.';
export const bodyTooWide = 'The body has too many values.';
export const unknownFieldInBody = 'The body has an unknown field.';
export const bodyTooLarge = (most: number) => `The body can be at most ${most} bytes.`;
export const bodyNotJson = 'Send the body as JSON, in UTF-8.';
export const bodyNotObject = 'The body must be a JSON object.';
export const bodyCompressed = 'Send the body uncompressed.';
