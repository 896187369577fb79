import { type BuildOptions, context, formatMessages, type PluginBuild } from 'esbuild';
import { host } from '../ports.ts';

type Rebuilding = {
  /** The port of the hub of the emulators that run the function. */
  hubPort: number;
  print?: (lines: string) => void;
};

/**
 * Builds the function again whenever a source changes, and lets the emulator load it. A source that
 * cannot be built is printed with its error, and the function stays as it was.
 *
 * @returns a function that ends this
 */
export async function rebuildFunction(
  options: BuildOptions,
  { hubPort, print = console.log }: Rebuilding,
): Promise<() => Promise<void>> {
  let builds = 0;
  const setup = (build: PluginBuild) => {
    build.onEnd(async ({ errors }) => {
      // The first build repeats what is there already.
      if (builds++ === 0) return;
      const lines = await formatMessages(errors, { kind: 'error' });
      print(lines.length > 0 ? lines.join('').trimEnd() : await reload(hubPort));
    });
  };
  const watching = await context({
    ...options,
    logLevel: 'silent',
    plugins: [...(options.plugins ?? []), { name: 'thymely-rebuild', setup }],
  });
  await watching.watch();
  return () => watching.dispose();
}

/** The emulator itself watches no folder whose name begins with a dot. */
async function reload(hubPort: number): Promise<string> {
  const url = `http://${host}:${hubPort}/functions/enableBackgroundTriggers`;
  try {
    const { ok, status } = await fetch(url, { method: 'PUT' });
    if (!ok) throw new Error(`status ${status}`);
    return 'The function has been rebuilt.';
  } catch (error) {
    return `The function has been rebuilt, but the emulator did not load it: ${String(error)}`;
  }
}
