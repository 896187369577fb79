import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { answerImageDays, type Prompts } from './image-days.ts';

/** Runs firebase-tools, whose path comes before its arguments, with one question answered. */
const [, , program = ''] = process.argv;
answerImageDays(createRequire(program)('../deploy/functions/prompts.js') as Prompts);
process.argv.splice(1, 1);
await import(pathToFileURL(program).href);
