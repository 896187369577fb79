import type { Page } from '@playwright/test';

/** Where Playwright runs its own code in a page. */
type Context = { rawEvaluateHandle: (code: string) => Promise<unknown> };

type PlaywrightPage = {
  _connection: {
    toImpl: (page: Page) => { mainFrame: () => { utilityContext: () => Promise<Context> } };
  };
};

const ownCode = 'new (module.exports.InjectedScript())';
const describing = /ariaSnapshotForExpectFailure\(\w+, \w+\) \{/;

let isQuick: Promise<void> | undefined;

/**
 * Each time that an `expect` looks in vain, six times within the first third of a second, Playwright
 * would write down the whole page, for the words about a failure. The page is printed once instead
 * (printPage).
 */
export function quickLooks(page: Page): Promise<void> {
  return (isQuick ??= describeNothing(page));
}

async function describeNothing(page: Page): Promise<void> {
  const { _connection: connection } = page as unknown as PlaywrightPage;
  const context = await connection.toImpl(page).mainFrame().utilityContext();
  const contexts = Object.getPrototypeOf(Object.getPrototypeOf(context)) as Context;
  const { rawEvaluateHandle } = contexts;
  contexts.rawEvaluateHandle = function (code) {
    if (!code.includes(ownCode)) return rawEvaluateHandle.call(this, code);
    if (!describing.test(code)) throw new Error('Playwright describes pages elsewhere.');
    return rawEvaluateHandle.call(
      this,
      code.replace(describing, (start) => `${start} return;`),
    );
  };
}
