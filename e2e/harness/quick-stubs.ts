import type { Page } from '@playwright/test';

type Session = { send: (method: string, parameters?: object) => Promise<unknown> };
type SessionInfo = { session: Session; workerFrame?: unknown };
type Sent = { sessionInfo: SessionInfo; event: { request: { url: string } } };

/** What Playwright has for the requests of one page. */
type NetworkManager = {
  _protocolRequestInterceptionEnabled: boolean;
  _updateProtocolRequestInterceptionForSession: (
    info: SessionInfo,
    isInitial?: boolean,
  ) => Promise<void>;
  _forEachSession: (update: (info: SessionInfo) => Promise<void>) => Promise<void>;
  _requestIdToRequestWillBeSentEvent: Map<string, Sent>;
  _onRequest: (info: SessionInfo, event: Sent['event']) => void;
};

type PlaywrightPage = {
  _connection: { toImpl: (page: Page) => { delegate: { _networkManager: NetworkManager } } };
};

/** What the addresses of calls have in them: to the API, to Firestore and to the sign-in provider. */
const partsOfCalls = ['/api/', 'Firestore/Listen', '/accounts:'];

/**
 * Once a page has a stub, Playwright would be asked about each of its requests, and the page would keep
 * nothing in a cache: its scripts would come from the emulator again. While all stubs are of calls, it is asked
 * about calls alone.
 */
export function quickStubs(page: Page): void {
  const { _connection: connection } = page as unknown as PlaywrightPage;
  const manager = connection.toImpl(page).delegate._networkManager;
  const asking = manager._requestIdToRequestWillBeSentEvent;
  if (!(asking instanceof Map)) throw new Error('Playwright intercepts requests elsewhere.');
  let areCalls = true;
  const updateAll = manager._updateProtocolRequestInterceptionForSession.bind(manager);
  manager._updateProtocolRequestInterceptionForSession = async (info, isInitial) => {
    const isWorker = info.workerFrame !== undefined;
    if (!areCalls || !manager._protocolRequestInterceptionEnabled || isWorker)
      return updateAll(info, isInitial);
    const patterns = partsOfCalls.map((part) => ({ urlPattern: `*${part}*` }));
    await info.session.send('Fetch.enable', { handleAuthRequests: true, patterns });
  };
  asking.set = function (id, sent) {
    const isAsked = !areCalls || partsOfCalls.some((part) => sent.event.request.url.includes(part));
    if (isAsked) return Map.prototype.set.call(this, id, sent) as typeof asking;
    manager._onRequest(sent.sessionInfo, sent.event);
    return this;
  };
  const route = page.route.bind(page);
  page.route = async (url, ...more) => {
    if (areCalls && !isOfCalls(url)) {
      areCalls = false;
      await manager._forEachSession((info) => updateAll(info));
    }
    return route(url, ...more);
  };
}

function isOfCalls(url: Parameters<Page['route']>[0]): boolean {
  const source = url instanceof RegExp ? url.source.replaceAll(String.raw`\/`, '/') : url;
  return typeof source === 'string' && partsOfCalls.some((part) => source.includes(part));
}
