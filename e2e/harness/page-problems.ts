import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** A problem that a test expects: part of its text. */
export type ExpectedProblem = string | RegExp;

export type PageProblems = {
  /** Exempts problems of this test, for instance an intended refusal. */
  expect: (...expected: ExpectedProblem[]) => void;
  /** Returns the unexpected problems so far. */
  list: () => string[];
};

const googleHosts = /(?:^|\.)(?:google|googleapis|gstatic)\.com$/;
/** Names that no browser finds. A dish that another test imports may have its picture there. */
const unknownHosts = /\.test$/;
const lookUpFailures =
  /net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_REFUSED|PROXY_CONNECTION_FAILED|TUNNEL_CONNECTION_FAILED|ADDRESS_UNREACHABLE)/;

/**
 * Records console errors, uncaught exceptions, failed requests and responses, and violations of the
 * Content-Security-Policy. Failed look-ups of Google's hosts are no problem of the page, because
 * the browser may have no network; nor are those of hosts that exist in tests alone.
 */
export function watchPage(page: Page): PageProblems {
  const problems: string[] = [];
  const outages = new Set<string>();
  const expected: ExpectedProblem[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const problem = consoleProblem(message);
    if (problem !== undefined) problems.push(problem);
  });
  page.on('requestfailed', (request) => {
    const problem = requestProblem(request);
    if (problem !== undefined) problems.push(problem);
  });
  page.on('response', (response) => {
    const isOutage = response.status() === 503;
    if (isOutage) outages.add(callOf(response));
    else if (response.status() >= 400) problems.push(responseProblem(response));
    // On a busy machine, the API may not have an answer in time; the page has asked again.
    else outages.delete(callOf(response));
  });
  return {
    expect: (...more) => void expected.push(...more),
    list: () =>
      [...problems, ...[...outages].map((call) => `response: 503 ${call}`)].filter(
        (problem) => !expected.some((part) => matches(problem, part)),
      ),
  };
}

function consoleProblem(message: ConsoleMessage): string | undefined {
  const text = message.text();
  // The browser logs failed requests and responses here too; those are recorded with their URL.
  if (text.startsWith('Failed to load resource:')) return undefined;
  // On a busy machine, the emulator may take ten seconds to answer a listener, which then goes on.
  if (text.includes("Backend didn't respond within 10 seconds")) return undefined;
  const isViolation = /Content Security Policy/i.test(text);
  if (message.type() !== 'error' && !isViolation) return undefined;
  return `console: ${text}`;
}

function requestProblem(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? 'unknown';
  // Leaving a page aborts its requests.
  if (reason === 'net::ERR_ABORTED') return undefined;
  const { hostname } = new URL(request.url());
  const mayBeUnknown = googleHosts.test(hostname) || unknownHosts.test(hostname);
  if (mayBeUnknown && lookUpFailures.test(reason)) return undefined;
  return `request: ${request.method()} ${request.url()}: ${reason}`;
}

function responseProblem(response: Response): string {
  return `response: ${response.status()} ${callOf(response)}`;
}

function callOf(response: Response): string {
  return `${response.request().method()} ${new URL(response.url()).pathname}`;
}

function matches(problem: string, part: ExpectedProblem): boolean {
  return typeof part === 'string' ? problem.includes(part) : part.test(problem);
}
