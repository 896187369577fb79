// Runs a command of scripts/commands.json: `node scripts/run.mjs start`. Every npm script does this.
// It runs on whatever Node the machine has, so it uses no packages and no TypeScript. It installs
// what is missing, and then starts the command with the project's own Node.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { projectNode } from './project-node.mjs';

const parentCheckMs = 500;

const [name, ...args] = process.argv.slice(2);
const commands = JSON.parse(readFileSync(new URL('commands.json', import.meta.url), 'utf8'));
if (!Object.hasOwn(commands, name ?? '')) {
  console.error(
    `Usage: node scripts/run.mjs <command>\nCommands: ${Object.keys(commands).join(', ')}.`,
  );
  process.exit(1);
}
await import('./install.mjs');
run(commands[name].split(' '));

function run([script, ...fixedArgs]) {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const child = spawn(projectNode(), [path, ...fixedArgs, ...args], { stdio: 'inherit' });
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  const isOfNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = isOfNpm ? endWithShellOfNpm(child) : undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // The shell may end of the same signal, and a second one would keep the command from saving.
      clearInterval(watch);
      passOn(child, signal);
    });
  }
}

/** Windows sends Ctrl-C to every program of a console itself, and has no other way to pass it on. */
function passOn(child, signal) {
  if (process.platform !== 'win32') child.kill(signal);
}

/** npm passes a SIGTERM only to the shell that it has started, and not every shell passes it on. */
function endWithShellOfNpm(child) {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, parentCheckMs);
  return timer.unref();
}
