import { phoneLink } from './no-script.tsx';
import * as words from './words.en.ts';

/** Says above a page that the browser is too old to order in; the boot script shows it there. */
export function OldBrowserNotice() {
  return (
    <p
      id="old-browser"
      hidden
      role="alert"
      className="relative z-40 bg-ink p-4 text-center text-paper"
    >
      <span>{words.tooOld(phoneLink)}</span>{' '}
      <span>
        {words.allOnPage(
          <a key="menu" href="/plain-menu" className="font-semibold underline">
            {words.onePage}
          </a>,
        )}
      </span>
    </p>
  );
}
