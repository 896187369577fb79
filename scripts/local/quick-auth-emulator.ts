/**
 * Loaded before firebase-tools, whose Auth emulator would compile a validator for each parameter of
 * Google's API when it starts: two thirds of the processor time of a start. A validator is compiled
 * when it is first needed instead.
 */
import { createRequire } from 'node:module';

type Middleware = (description: unknown, options: object) => unknown;

const requireOfTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);
const server = requireOfTools('exegesis-express') as { middleware: Middleware };
const { middleware } = server;
server.middleware = (description, options) =>
  middleware(description, { ...options, lazyCompileValidationSchemas: true });
