import { brand } from '@brand/brand.ts';

export const phoneLink = (
  <a
    href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`}
    className="font-semibold whitespace-nowrap underline"
  >
    {brand.phone}
  </a>
);

/** The content of a page that needs scripts, when they are disabled. */
export function NoScriptPage() {
  return (
    <noscript>
      <main className="container-page grid justify-items-center gap-5 py-28 text-center">
        <h1 className="text-title font-extrabold">This page needs JavaScript</h1>
        <p className="max-w-md text-lg text-soft">
          Please turn it on in your browser to log in and order, or call us at {phoneLink}. You can
          read{' '}
          <a href="/plain-menu" className="font-semibold underline">
            our menu
          </a>{' '}
          without it.
        </p>
      </main>
    </noscript>
  );
}

/** A line on a page that can be read without scripts, about what does not work there. */
export function NoScriptLine() {
  return (
    <noscript>
      <p className="fixed inset-x-0 bottom-0 z-40 bg-ink p-4 text-center text-paper">
        To order here, please turn on JavaScript in your browser, or call us at {phoneLink}. All
        dishes are on{' '}
        <a href="/plain-menu" className="font-semibold underline">
          one plain page
        </a>
        .
      </p>
    </noscript>
  );
}
