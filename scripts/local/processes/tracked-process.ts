import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, isAlive, killAll } from './process-tree.ts';

export type TrackedProcess = {
  child: ChildProcess;
  /** Settles when the process and its output have ended, whoever ended them. */
  ended: Promise<void>;
  isRunning: () => boolean;
  /** Records the current descendants, in case the process dies without them. */
  remember: () => void;
  /** Asks the process to end, then kills what is left of it and its descendants. */
  end: () => Promise<void>;
};

const endTimeoutMs = 20_000;

/**
 * Starts a process in a group of its own: Ctrl-C in the terminal reaches only our script, which
 * then shuts it down in order. If our script ends in any other way, the process is killed.
 */
export function spawnTracked(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): TrackedProcess {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  let remembered: number[] = [];
  const present = (): number[] => {
    if (!isRunning() || child.pid === undefined) return remembered;
    return [child.pid, ...descendantsOf(child.pid)];
  };
  const killPresent = (): void => killAll(present());
  process.once('exit', killPresent);

  const end = async (): Promise<void> => {
    process.off('exit', killPresent);
    const pids = present();
    if (isRunning()) {
      child.kill('SIGTERM');
      await Promise.race([ended, wait(endTimeoutMs, undefined, { ref: false })]);
    }
    killAll(pids.filter(isAlive));
    await ended;
    while (pids.some(isAlive)) await wait(20);
  };
  return {
    child,
    ended,
    isRunning,
    remember: () => {
      remembered = present();
    },
    end,
  };
}
