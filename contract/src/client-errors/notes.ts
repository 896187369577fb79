import type { EndpointNotes } from '../ground/endpoint.ts';
import { clientErrorLimits } from './limits.ts';
import type { clientErrorSchemas } from './schema.ts';

const { bodyBytes, perMinute, perHour } = clientErrorLimits;

export const clientErrorNotes: Record<keyof typeof clientErrorSchemas, EndpointNotes> = {
  reportClientError: {
    summary: `Something went wrong in a page of the app, which says so by itself (\`sendBeacon\`). It becomes one line of the log, in the form that Cloud Error Reporting groups, without emails, tokens, queries and ids. It takes no token, neither of a person nor of App Check: \`build\` is the one that the page belongs to, \`page\` is the pattern of its path, and \`visit\` is random and forgotten with the page.`,
    success: { 202: 'it was written to the log' },
    errors: {
      INVALID_REQUEST: 'also for control characters',
      TOO_LARGE: `more than ${bodyBytes.toLocaleString('en-US')} bytes`,
      TOO_MANY_REQUESTS: `more than ${perMinute} within a minute from one address, or ${perHour} within an hour for one instance`,
    },
    cost: { reads: 0, writes: 0 },
  },
};
