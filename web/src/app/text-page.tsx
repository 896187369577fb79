import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** A page that the restaurant has written: about, FAQ, privacy … */
export function TextPage({ html }: { html: string }) {
  const text = useRef<HTMLElement>(null);
  useLinksOfApp(text);
  useAnchor();
  return (
    <div className="container-page pt-[calc(var(--navbar)+1rem)]">
      <article
        ref={text}
        className="written-text"
        // The build has made it from Markdown, and refuses HTML and scripts in it.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

/** Lets links to other pages of the site change the page without loading the app again. */
function useLinksOfApp(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const to = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
      const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
      if (isElsewhere || event.altKey || event.defaultPrevented || !/^[/#]/.test(to)) return;
      event.preventDefault();
      void navigate(to);
    };
    element?.addEventListener('click', follow);
    return () => {
      element?.removeEventListener('click', follow);
    };
  }, [text, navigate]);
}

/** Shows the heading that a link has named, once the page is at its top. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    // The browser itself does so for the first page, and Back restores the place.
    if (hash === '' || navigationType === NavigationType.Pop) return;
    const timer = setTimeout(() => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
      heading?.scrollIntoView();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [hash, key, navigationType]);
}
