import type { EndpointNotes } from '../ground/endpoint.ts';
import { clientErrorLimits } from './limits.ts';
import type { clientErrorSchemas } from './schema.ts';

const { bodyBytes, perMinute, perHour } = clientErrorLimits;

export const clientErrorNotes: Record<keyof typeof clientErrorSchemas, EndpointNotes> = {
  reportClientError: {
    summary: `Reports an error in a page of the app, which sends it automatically (\`sendBeacon\`). It becomes one log entry in the form that Cloud Error Reporting groups, without emails, tokens, queries and IDs. It requires no token, neither of a person nor of App Check. \`build\` is the build to which the page belongs, \`page\` is the pattern of its path, and \`visit\` is random and forgotten with the page.`,
    success: { 202: 'it was written to the log' },
    errors: {
      INVALID_REQUEST: 'also for control characters',
      TOO_LARGE: `more than ${bodyBytes.toLocaleString('en-US')} bytes`,
      TOO_MANY_REQUESTS: `more than ${perMinute} within a minute from one address, or ${perHour} within an hour for one instance`,
    },
    cost: { reads: 0, writes: 0 },
  },
};
