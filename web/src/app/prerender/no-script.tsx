import { callAddress, mainTelephone } from '../../lib/telephones.ts';
import * as words from './words.en.ts';

export const phoneLink = (
  <a
    key="phone"
    href={callAddress(mainTelephone)}
    className="font-semibold whitespace-nowrap underline"
  >
    {mainTelephone}
  </a>
);

/** The content of a page that needs scripts, when they are disabled. */
export function NoScriptPage() {
  return (
    <noscript>
      <main className="container-page grid justify-items-center gap-5 py-28 text-center">
        <h1 className="text-title font-extrabold">{words.needsScripts}</h1>
        <p className="max-w-md text-lg text-soft">
          <span>{words.needsScriptsText(phoneLink)}</span>{' '}
          <span>
            {words.readMenu(
              <a key="menu" href="/plain-menu" className="font-semibold underline">
                {words.ourMenu}
              </a>,
            )}
          </span>
        </p>
      </main>
    </noscript>
  );
}

/** A line on a page that can be read without scripts and in browsers that are too old for the app. */
export function NoScriptLine() {
  return (
    <noscript>
      <p className="fixed inset-x-0 bottom-0 z-40 bg-ink p-4 text-center text-paper">
        <span>{words.orderWithScripts(phoneLink)}</span>{' '}
        <span>
          {words.allOnPage(
            <a key="menu" href="/plain-menu" className="font-semibold underline">
              {words.onePage}
            </a>,
          )}
        </span>
      </p>
    </noscript>
  );
}
