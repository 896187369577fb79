import type { ScheduleOptions } from 'firebase-functions/scheduler';

/** A function can name a secret only if it exists, so Web Push names its own where it is set up. */
const pushSecrets = process.env['VAPID_PUBLIC_KEY'] === undefined ? [] : ['VAPID_PRIVATE_KEY'];

/** The account that the functions run as; unset, it is the project's default one. */
const account = process.env['FUNCTION_ACCOUNT'];
const runsAs = account ? { serviceAccount: account } : {};

/** The function's options, set only here. It shares the site's origin and needs no CORS. */
export const functionOptions = {
  // The build writes the brand's region, which firebase-tools has in the environment when it deploys.
  region: process.env['BRAND_REGION'] ?? 'us-central1',
  ...runsAs,
  memory: '512MiB',
  concurrency: 80,
  /** Caps the cost of a flood of calls. */
  maxInstances: 10,
  timeoutSeconds: 30,
  /** Hosting calls the function without credentials. The API checks its callers itself. */
  invoker: 'public',
  secrets: pushSecrets,
} as const;

/** The options of what runs every minute, which only Google's scheduler may call. */
export const minuteOptions = {
  region: functionOptions.region,
  ...runsAs,
  memory: '512MiB',
  maxInstances: 1,
  timeoutSeconds: 120,
  // Without a mail server, a deploy must not ask for its password.
  secrets: [...(process.env['SMTP_HOST'] ? ['SMTP_PASSWORD'] : []), ...pushSecrets],
  schedule: 'every 1 minutes',
  timeZone: 'Etc/UTC',
} satisfies ScheduleOptions;

/** The options of the daily sweep, which only Google's scheduler may call. */
export const sweepOptions = {
  region: functionOptions.region,
  ...runsAs,
  memory: '512MiB',
  maxInstances: 1,
  timeoutSeconds: 540,
  schedule: 'every day 09:00',
  timeZone: 'Etc/UTC',
} as const;
