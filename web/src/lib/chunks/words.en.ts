/** For code that cannot be loaded although the site answers. */
export const heldBack =
  "Part of this page couldn't be loaded. Please reload the page. If that doesn't help, a content blocker may be holding it back: allow this site there.";
