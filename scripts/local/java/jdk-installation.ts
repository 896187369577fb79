import { existsSync, readFileSync } from 'node:fs';

/** The commands that install a JDK, by the system's name or the one that it descends from. */
const commands: Readonly<Record<string, string>> = {
  darwin: 'brew install --cask temurin',
  win32: 'winget install EclipseAdoptium.Temurin.25.JDK',
  ubuntu: 'sudo apt install openjdk-21-jre-headless',
  // Debian 12 has no Java newer than 17.
  debian: 'sudo apt install openjdk-21-jre-headless, before Debian 13 from https://adoptium.net',
  fedora: 'sudo dnf install java-latest-openjdk-headless',
  rhel: 'sudo dnf install java-21-openjdk-headless',
  arch: 'sudo pacman -S jre21-openjdk-headless',
  suse: 'sudo zypper install java-21-openjdk-headless',
};

const elsewhere = 'for example Temurin 25 from https://adoptium.net';

/**
 * Returns how to install a JDK on this system.
 * @param osRelease what /etc/os-release says; its ID_LIKE names the systems that it descends from
 */
export function installationOfJdk(
  platform: NodeJS.Platform = process.platform,
  osRelease: string = readOsRelease(),
): string {
  const valueOf = (name: string) =>
    new RegExp(`^${name}="?([^"\\n]*)`, 'm').exec(osRelease)?.[1]?.split(' ') ?? [];
  const names = platform === 'linux' ? [...valueOf('ID'), ...valueOf('ID_LIKE')] : [platform];
  return names.map((name) => commands[name]).find((command) => command) ?? elsewhere;
}

function readOsRelease(): string {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}
