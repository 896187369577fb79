export const tellMe = "Tell me when it's ready";
export const tellMeText = 'This device tells you, even if this page is closed by then.';
export const told = "We'll tell this device when it's ready.";
export const stop = "Don't tell me";
export const denied =
  'Notifications from this site are blocked. Allow them in the settings of your browser.';
export const needsHomeScreen =
  'To be told when it is ready on an iPhone or iPad, add this site to your home screen and open it from there.';
export const failed = "This device couldn't be set up for notifications. Please try again.";
