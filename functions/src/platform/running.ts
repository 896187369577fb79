import { randomUUID } from 'node:crypto';

/** The version of the product, from package.json: functions/build.ts writes it. */
export const { APP_VERSION: appVersion = '' } = process.env;

/** What is running: Cloud Run's name of the deployed build, and this instance of it. */
export const running = {
  build: process.env['K_REVISION'] ?? 'local',
  instance: randomUUID().slice(0, 8),
} as const;
