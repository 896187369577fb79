import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFunctions } from '../../functions/build.ts';
import { benchFolder } from './bench-site.ts';
import { type Measurement, medianOf } from './measurement.ts';

const starts = 10;
const bundle = join(benchFolder, 'functions');
const entry = pathToFileURL(join(bundle, 'index.js')).href;

const importOnce = `
  const started = performance.now();
  await import(${JSON.stringify(entry)});
  console.log(performance.now() - started);
  process.exit();
`;

/** A script that serves the function as the framework does, calls it once, and reports the end. */
const answerOnce = `
  import { createServer } from 'node:http';
  const { api } = await import(${JSON.stringify(entry)});
  const server = createServer((request, response) => void api(request, response));
  server.listen(0, '127.0.0.1', async () => {
    const answer = await fetch('http://127.0.0.1:' + server.address().port + '/menu');
    const dishes = await answer.json();
    if (!answer.ok || dishes.length === 0) throw new Error('no menu: ' + answer.status);
    console.log(0);
    process.exit();
  });
`;

/** Measures cold starts of the deployable function; the second kind queries the emulator. */
export async function measureStarts(env: Record<string, string>): Promise<Measurement[]> {
  await buildFunctions({ outDir: bundle });
  const imports: number[] = [];
  const answers: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    imports.push((await runOnce(importOnce, env)).printed);
    answers.push((await runOnce(answerOnce, env)).wallMs);
  }
  return [
    medianOf(imports, { what: 'cold import of the function', unit: 'ms', target: { atMost: 120 } }),
    medianOf(answers, {
      what: 'process start to first answered query',
      unit: 'ms',
      target: { atMost: 400 },
    }),
  ];
}

type Run = { printed: number; wallMs: number };

/** Runs a script in a process of its own, and measures until it prints a line. */
function runOnce(script: string, env: Record<string, string>): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: bundle,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /^\d+(\.\d+)?$/m.exec(output)?.[0];
      if (printed !== undefined) {
        done({ printed: Number(printed), wallMs: performance.now() - started });
      }
    });
    child.once('close', (code) => fail(new Error(`The process ended with ${code}: ${output}`)));
    child.once('error', fail);
  });
}
