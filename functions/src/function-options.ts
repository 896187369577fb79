/** How the function runs; stated only here. Same origin as the site: no CORS. */
export const functionOptions = {
  region: 'us-central1',
  memory: '512MiB',
  concurrency: 80,
  /** Caps what a flood of calls can cost. */
  maxInstances: 10,
  timeoutSeconds: 30,
  /** Hosting calls the function without credentials; the API checks its callers itself. */
  invoker: 'public',
} as const;

/** How the daily sweep runs. Only Google's scheduler may call it. */
export const sweepOptions = {
  region: functionOptions.region,
  memory: '512MiB',
  maxInstances: 1,
  timeoutSeconds: 540,
  schedule: 'every day 09:00',
  timeZone: 'Etc/UTC',
} as const;
