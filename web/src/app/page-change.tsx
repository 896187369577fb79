import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../ui/focus-heading.ts';
import { isMessageOpen } from '../ui/messages/messages.ts';

/** The page rendered last; undefined until the first one is shown. */
let shownPage: string | undefined;

/** Forgets it, as a reload does. */
export function forgetShownPage(): void {
  shownPage = undefined;
}

type PageChangeProps = {
  /** The title of the document. */
  title: string;
  /** The page's identity: while it is the same, the reader's focus and scroll position are kept. */
  page: string;
};

/**
 * Rendered next to a screen's content: once the content is there, the document gets its title, and
 * after navigation the page is scrolled to the top, with the focus on the heading.
 */
export function PageChange({ title, page }: PageChangeProps) {
  const navigationType = useNavigationType();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // Who follows a link before the first page has come has changed the page, too.
    const isFirst = shownPage === undefined;
    const isChange = isFirst ? navigationType === NavigationType.Push : shownPage !== page;
    shownPage = page;
    if (!isChange) return;
    // When the reader goes back, the browser itself restores the scroll position.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    // An alert about the navigation has the focus; the heading gets it when the alert closes.
    if (!isMessageOpen()) focusHeading();
  }, [page, navigationType]);
  return null;
}
