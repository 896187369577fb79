import { randomUUID } from 'node:crypto';

/** What is running: Cloud Run's name of the deployed build, and this instance of it. */
export const running = {
  build: process.env['K_REVISION'] ?? 'local',
  instance: randomUUID().slice(0, 8),
} as const;
