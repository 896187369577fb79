/** For code that cannot be loaded although the site answers. */
export const heldBack =
  "Part of this page couldn't be loaded. A content blocker may be holding it back: allow this site, and reload the page.";
