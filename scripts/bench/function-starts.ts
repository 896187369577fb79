import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

/** A script that serves the function as the framework does, and says where. Its caller is another process, as in production. */
const serve = `
  import { createServer } from 'node:http';
  const { api } = await import(${JSON.stringify(entry)});
  const server = createServer((request, response) => void api(request, response));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** Measures cold starts of the deployable function; the second kind queries the emulator. */
export async function measureStarts(env: Record<string, string>): Promise<Measurement[]> {
  await buildFunctions({ outDir: bundle });
  const imports: number[] = [];
  const answers: Answered[] = [];
  for (let start = 0; start < starts; start += 1) {
    imports.push((await runOnce(importOnce, env)).printed);
    answers.push(await answerOnce(env));
  }
  const what = 'process start to first answered query';
  return [
    medianOf(imports, { what: 'cold import of the function', unit: 'ms', target: { atMost: 120 } }),
    medianOf(
      answers.map(({ wallMs }) => wallMs),
      { what, unit: 'ms', target: { atMost: 400 } },
    ),
    medianOf(
      answers.map(({ cpuMs }) => cpuMs),
      { what: `${what}: processor`, unit: 'ms' },
    ),
  ];
}

/**
 * Measures how much processor time a new process has taken when the first menu of this size is
 * answered: its start, its reading of every dish, and the compressed answer.
 */
export async function measureFirstMenu(
  dishes: number,
  env: Record<string, string>,
): Promise<Measurement> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const answered = await answerOnce(env);
    if (answered.dishes !== dishes) throw new Error(`GET /menu: ${answered.dishes} dishes`);
    times.push(answered.cpuMs);
  }
  const what = `first GET /menu of a process, with ${dishes} dishes: processor`;
  return medianOf(times, { what, unit: 'ms', target: { atMost: 700 } });
}

type Answered = { wallMs: number; cpuMs: number; dishes: number };

/** Starts the function and asks for the menu, and measures until it is there. */
async function answerOnce(env: Record<string, string>): Promise<Answered> {
  const started = performance.now();
  const { printed: port, child } = await runOnce(serve, env);
  try {
    const headers = { 'accept-encoding': 'br' };
    const answer = await fetch(`http://127.0.0.1:${port}/menu`, { headers });
    const dishes = (await answer.json()) as unknown[];
    const wallMs = performance.now() - started;
    if (!answer.ok || dishes.length === 0) throw new Error(`no menu: ${answer.status}`);
    return { wallMs, cpuMs: processorMs(child), dishes: dishes.length };
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Returns the processor time that a process has taken so far (Linux). */
function processorMs({ pid }: ChildProcess): number {
  // After the name of the program, which may have blanks; the kernel counts in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

type Run = { printed: number; child: ChildProcess };

/** Runs a script in a process of its own until it prints a number. */
function runOnce(script: string, env: Record<string, string>): Promise<Run> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: bundle,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Here is no server of Google's machines to be looked for; there it answers at once.
      METADATA_SERVER_DETECTION: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /^\d+(\.\d+)?$/m.exec(output)?.[0];
      if (printed !== undefined) done({ printed: Number(printed), child });
    });
    child.once('close', (code) => fail(new Error(`The process ended with ${code}: ${output}`)));
    child.once('error', fail);
  });
}
