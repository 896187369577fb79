import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../ui/focus-heading.ts';
import { isMessageOpen } from '../ui/messages.ts';

/** The page drawn last; undefined until the first one stands. */
let shownPage: string | undefined;

type PageChangeProps = {
  /** Of the document. */
  title: string;
  /** Tells pages apart: while it stays the same, the reader's focus and place stay too. */
  page: string;
};

/**
 * Stands beside a screen's content: once the content is there, the document gets its title, and
 * after a change of page the reader is put at the top, with the focus on the heading.
 */
export function PageChange({ title, page }: PageChangeProps) {
  const navigationType = useNavigationType();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const isChange = shownPage !== undefined && shownPage !== page;
    shownPage = page;
    if (!isChange) return;
    // Going back, the browser itself restores where the reader was.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    // An alert about what led here has the focus; the heading gets it when the alert closes.
    if (!isMessageOpen()) focusHeading();
  }, [page, navigationType]);
  return null;
}
