import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

type Entry = { pid: number; parent: number; ended: boolean };

/** Returns all descendants of a process, even leaders of their own process groups. */
export function descendantsOf(pid: number): number[] {
  const entries = processes();
  const found: number[] = [];
  for (let parents = [pid]; parents.length > 0;) {
    parents = entries.filter(({ parent }) => parents.includes(parent)).map((entry) => entry.pid);
    found.push(...parents);
  }
  return found;
}

/** Returns false also for a process that has ended and waits for its parent to notice. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return process.platform !== 'linux' || fromProc(pid).some(({ ended }) => !ended);
}

/** Ends processes at once, without waiting; those that have already ended do not matter. */
export function killAll(pids: Iterable<number>): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process ended by itself.
    }
  }
}

/** Lists all processes: small Linux images have no `ps`, other systems no /proc. */
function processes(): Entry[] {
  if (process.platform === 'win32') return [];
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => fromProc(Number(name)));
  }
  const listing = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout;
  return listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent, ended: false }));
}

function fromProc(pid: number): Entry[] {
  try {
    // The format is `pid (name) state parent …`; the name may contain spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid, parent: Number(parent), ended: state === 'Z' }];
  } catch {
    return [];
  }
}
