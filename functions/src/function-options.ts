/** How the function runs, stated here and nowhere else. Same origin as the site: no CORS. */
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
