/** The styles that are inlined into a page: those of its screen, or only those of every page. */
export type PageStyles = 'home' | 'menu' | 'dish' | 'account' | 'text' | 'shell';

/** Whether these styles are inlined into the document, which keeps those of its first page. */
export function hasInlinedStyles(styles: PageStyles): boolean {
  return document.querySelector(`style[data-page="${styles}"]`) !== null;
}
