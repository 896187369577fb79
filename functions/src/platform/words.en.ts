export const unavailable = "We can't reach our kitchen right now. Please try again.";
export const internal = 'Something went wrong on our end. Please try again.';
export const appCheckFailed =
  "We couldn't verify that this request came from our site. Please reload the page and try again.";
export const logInAgain = 'Please log in again.';
export const checkFields = 'Please check the highlighted fields.';
