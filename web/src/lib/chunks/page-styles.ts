/** The styles that a page has inlined: those of its screen, or only of what is on every page. */
export type PageStyles = 'home' | 'menu' | 'dish' | 'shell';

/** Whether the document came with these styles. After navigation it still has those of its first page. */
export function hasInlinedStyles(styles: PageStyles): boolean {
  return document.querySelector(`style[data-page="${styles}"]`) !== null;
}
