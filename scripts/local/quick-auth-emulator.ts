/**
 * Loaded before firebase-tools, whose Auth emulator would compile a validator for each parameter of
 * Google's API when it starts: two thirds of the processor time of a start. A validator is compiled
 * when it is first needed instead, without checking anew each time that its schema is a valid one.
 */
import { createRequire } from 'node:module';

type Middleware = (description: unknown, options: object) => unknown;
type Validators = { default: { prototype: { validateSchema: () => boolean } } };

const requireOfTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);
const server = requireOfTools('exegesis-express') as { middleware: Middleware };
const { middleware } = server;
server.middleware = (description, options) =>
  middleware(description, { ...options, lazyCompileValidationSchemas: true });

const requireOfServer = createRequire(requireOfTools.resolve('exegesis-express'));
const requireOfValidation = createRequire(requireOfServer.resolve('exegesis'));
const validators = requireOfValidation('ajv') as Validators;
validators.default.prototype.validateSchema = () => true;
