import { poll } from './processes/poll.ts';
import { host } from './ports.ts';

const answerTimeoutMs = 60_000;

/** Resolves once the API answers through Hosting. @returns the number of dishes on the menu */
export async function untilApiAnswers(hostingPort: number): Promise<number> {
  const api = `http://${host}:${hostingPort}/api`;
  await poll('/api/health', answerTimeoutMs, async () => {
    const health = (await json(`${api}/health`)) as { status?: string };
    return health.status === 'ok' ? true : undefined;
  });
  return poll('/api/menu', answerTimeoutMs, async () => {
    const menu = await json(`${api}/menu`);
    return Array.isArray(menu) ? menu.length : undefined;
  });
}

/** Whether Firestore contains no dish. Asks the emulator itself, so that the API caches nothing. */
export async function isMenuEmpty(firestorePort: number, project: string): Promise<boolean> {
  const documents = `http://${host}:${firestorePort}/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/menu?pageSize=1`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { documents: dishes = [] } = (await answer.json()) as { documents?: unknown[] };
  return dishes.length === 0;
}

async function json(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
