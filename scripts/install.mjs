// Installs the dependencies when they are missing or older than the lockfile, and makes sure that
// there is a Node that can run the commands. It runs before each of them (run.mjs), on whatever Node
// the machine has, so it uses no packages and no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';
import { projectNode } from './project-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = `${root}package-lock.json`;
const installedLockfile = `${root}node_modules/.package-lock.json`;
const stamp = `${root}node_modules/.installed-for`;

try {
  requireNode(process.versions.node, [20, 0], 'Install Node 24 from https://nodejs.org.');
  requireGlibc();
  if (!isInstalled()) await oneAtATime(() => isInstalled() || install());
  requireNode(versionForCommands(), [22, 18], 'Install Node 24 from https://nodejs.org.');
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

/** Whether the dependencies are installed: an interrupted installation has left no stamp. */
function isInstalled() {
  if (read(stamp) === fingerprint()) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(stamp, fingerprint());
  return true;
}

function fingerprint() {
  const platform = `${process.platform}-${process.arch}`;
  return createHash('sha256').update(readFileSync(lockfile)).update(platform).digest('hex');
}

/** Whether `npm install` or `npm ci` was typed by hand: npm's record agrees with the lockfile. */
function isInstalledByHand() {
  const record = read(installedLockfile);
  if (record === undefined) return false;
  const wanted = Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages);
  const installed = JSON.parse(record).packages;
  return wanted.every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true;
    return installed[path]?.version === entry.version && existsSync(root + path);
  });
}

function install() {
  console.log('Installing dependencies (about a minute the first time) …');
  const started = Date.now();
  const unreachable = unreachableHost();
  const flags = ['--include=dev', '--loglevel=error', '--no-fund', '--no-audit'];
  // Without a network, npm's cache may have everything.
  if (unreachable !== undefined) flags.push('--offline');
  const stdio = unreachable === undefined ? 'inherit' : 'ignore';
  const { status } = runNpm(['ci', ...flags], { cwd: root, stdio });
  if (status !== 0 && unreachable !== undefined) {
    throw new Error(
      `${unreachable} can't be reached, and npm's cache lacks packages. Connect to the internet, or set HTTPS_PROXY, and try again.`,
    );
  }
  if (status !== 0) {
    // After Ctrl-C too, the stamp is not written and the next start installs again.
    throw new Error('npm ci failed. See its message above.');
  }
  writeFileSync(stamp, fingerprint());
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Returns the host of npm's registry, or of the proxy before it, if nothing answers there: npm
 * itself would try for minutes.
 */
function unreachableHost() {
  const registry = settingOfNpm('registry') ?? 'https://registry.npmjs.org/';
  const { https_proxy, HTTPS_PROXY } = process.env;
  const address = settingOfNpm('https-proxy') ?? https_proxy ?? HTTPS_PROXY ?? registry;
  if (!URL.canParse(address)) return undefined;
  const { hostname, host, port, protocol } = new URL(address);
  const connect = `require('node:net').connect(${port || (protocol === 'http:' ? 80 : 443)}, '${hostname}', () => process.exit())`;
  const options = { stdio: 'ignore', timeout: 5000 };
  const { status } = spawnSync(process.execPath, ['--eval', connect], options);
  return status === 0 ? undefined : host;
}

function settingOfNpm(name) {
  const { stdout } = runNpm(['config', 'get', name], { cwd: root, encoding: 'utf8' });
  const value = stdout?.trim();
  return value && value !== 'null' ? value : undefined;
}

function runNpm(args, options) {
  const npm = npmCommand();
  return spawnSync(npm.command, [...npm.args, ...args], { ...options, shell: npm.shell });
}

/** Returns the npm that runs this script, or else the one on PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return { command: process.execPath, args: [cli], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

function versionForCommands() {
  const result = spawnSync(projectNode(), ['--version'], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim().slice(1) : process.versions.node;
}

function requireNode(version, [wantedMajor, wantedMinor], advice) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(
    `Node ${version} is too old. Version ${wantedMajor}.${wantedMinor} or newer is needed. ${advice}`,
  );
}

/** Neither the project's own Node nor its Chromium is built for musl. */
function requireGlibc() {
  if (process.platform !== 'linux') return;
  process.report.excludeNetwork = true;
  if (process.report.getReport().header.glibcVersionRuntime) return;
  throw new Error(
    "Systems with musl, such as Alpine, aren't supported: use one with glibc, such as Debian.",
  );
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
