import { applicationDefault } from 'firebase-admin/app';
import { UserError } from '../../command.ts';
import { toLogLine, visitsOf, type LogLine } from './log-lines.ts';

type CloudLog = { project: string; order: string };

const entriesAddress = 'https://logging.googleapis.com/v2/entries:list';
/** Far more than an order has; a page that is left open asks every few seconds. */
const mostEntries = 1000;

/**
 * Reads the entries about an order from Cloud Logging, which keeps them for 30 days, and what the
 * pages of these calls have reported.
 * @throws {UserError} when Google refuses the credentials or cannot be reached
 */
export async function readCloudLog({ project, order }: CloudLog): Promise<LogLine[]> {
  const list = (filter: string) => listEntries(project, filter);
  const about = await list(`jsonPayload.order="${order}" OR jsonPayload.rejected="${order}"`);
  const visits = visitsOf(about);
  if (visits.length === 0) return about;
  const anyVisit = visits.map((visit) => `"${visit}"`).join(' OR ');
  return [...about, ...(await list(`jsonPayload.kind:* AND jsonPayload.visit=(${anyVisit})`))];
}

async function listEntries(project: string, filter: string): Promise<LogLine[]> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const body = {
    resourceNames: [`projects/${project}`],
    filter,
    orderBy: 'timestamp asc',
    pageSize: mostEntries,
  };
  const response = await fetch(entriesAddress, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-goog-user-project': project,
    },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new UserError(`Cloud Logging can't be reached: ${String(error)}`);
  });
  if (!response.ok) throw new UserError(refusalOf(response.status, project));
  const { entries = [] } = (await response.json()) as { entries?: unknown[] };
  return entries.map(toLogLine).filter((line) => line !== undefined);
}

function refusalOf(status: number, project: string): string {
  return status === 401 || status === 403
    ? `Google refuses to show the log of ${project} (${status}): it takes the role "Logs Viewer" (roles/logging.viewer).`
    : `Cloud Logging answered ${status}. Try again, or pass a file with --log.`;
}
