type Dependencies = Record<string, string>;

/** An entry of package-lock.json with the fields that trimming needs. */
export type LockedPackage = {
  version?: string;
  dependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  peerDependencies?: Dependencies;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  [other: string]: unknown;
};

export type Lockfile = {
  name: string;
  version: string;
  lockfileVersion: number;
  requires?: true;
  packages: Record<string, LockedPackage>;
};

/** The package.json for the trimmed lockfile, with exact versions. */
export type DeployedPackage = {
  name: string;
  version: string;
  engines: Record<string, string>;
  dependencies: Dependencies;
};

type Subset = {
  lockfile: Lockfile;
  workspace: string;
  deployed: DeployedPackage;
  /** Optional packages that the deployment needs, whatever machine the build runs on. */
  neededThere?: readonly string[];
};

type Edge = { name: string; isOptional: boolean };

/**
 * Reduces a repository's lockfile (version 3) to what one workspace needs on its own: exactly the
 * tested versions, laid out so that `npm ci` accepts them.
 *
 * @throws Error when a needed package is missing, or when two versions would collide.
 */
export function subsetLockfile(subset: Subset): Lockfile {
  const { lockfile, workspace, deployed, neededThere = [] } = subset;
  const { packages } = lockfile;
  /** Maps each package's target path to its source path. */
  const sources = new Map<string, string>([['', workspace]]);
  const required = new Set<string>(['']);
  const edgesOf = (source: string) =>
    source === workspace ? Object.keys(deployed.dependencies).map(toEdge) : edges(packages[source]);

  const pending = [''];
  for (let target = pending.shift(); target !== undefined; target = pending.shift()) {
    const source = sources.get(target) ?? '';
    for (const { name, isOptional } of edgesOf(source)) {
      const wanted = find(name, source, (path) => path in packages);
      if (wanted === undefined) {
        if (isOptional) continue;
        throw new Error(`The lockfile has no ${name}, which ${source} needs.`);
      }
      const place = placeFor(name, { wanted, target, sources });
      const becomesRequired = !isOptional && required.has(target) && !required.has(place);
      if (becomesRequired) required.add(place);
      if (sources.has(place) && !becomesRequired) continue;
      sources.set(place, wanted);
      pending.push(place);
    }
  }
  assertEveryoneFindsTheirOwn(sources, { packages, edgesOf });
  for (const name of neededThere) {
    if (sources.has(`node_modules/${name}`)) continue;
    throw new Error(`The lockfile has no ${name}, which is needed where this is deployed.`);
  }

  const entries = [...sources.keys()].filter((target) => target !== '').sort();
  return {
    name: deployed.name,
    version: deployed.version,
    lockfileVersion: lockfile.lockfileVersion,
    requires: true,
    packages: {
      '': deployed,
      ...Object.fromEntries(
        entries.map((target) => {
          const entry = packages[sources.get(target) ?? ''] ?? {};
          return [target, withoutFlags(entry, required.has(target))];
        }),
      ),
    },
  };
}

function toEdge(name: string): Edge {
  return { name, isOptional: false };
}

function edges(entry: LockedPackage | undefined): Edge[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry ?? {};
  const peers = Object.keys(peerDependencies).filter(
    (name) => entry?.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const required = [...Object.keys(dependencies), ...peers].map(toEdge);
  const optional = Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true }));
  return [...required, ...optional].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Finds a package as Node does: in the folder itself, then in each folder above. */
function find(name: string, from: string, exists: (path: string) => boolean): string | undefined {
  for (let folder: string | undefined = from; folder !== undefined; folder = folderAbove(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (exists(path)) return path;
  }
  return undefined;
}

/** Returns the next folder up that may have a node_modules. The repository's root is ''. */
function folderAbove(folder: string): string | undefined {
  if (folder === '') return undefined;
  const nested = folder.lastIndexOf('/node_modules/');
  return nested === -1 ? '' : folder.slice(0, nested);
}

type Placing = { wanted: string; target: string; sources: Map<string, string> };

/** Returns the highest folder without another version of the package. */
function placeFor(name: string, { wanted, target, sources }: Placing): string {
  const found = find(name, target, (path) => sources.has(path));
  if (found === undefined) return `node_modules/${name}`;
  return sources.get(found) === wanted ? found : `${target}/node_modules/${name}`;
}

type Graph = { packages: Lockfile['packages']; edgesOf: (source: string) => Edge[] };

function assertEveryoneFindsTheirOwn(sources: Map<string, string>, graph: Graph): void {
  for (const [target, source] of sources) {
    for (const { name } of graph.edgesOf(source)) {
      const wanted = find(name, source, (path) => path in graph.packages);
      const place = find(name, target, (path) => sources.has(path));
      if (wanted !== (place && sources.get(place))) {
        throw new Error(`${target || 'The deployed package'} would find another ${name}.`);
      }
    }
  }
}

/** Sets the flags anew, because those of the whole repository may differ. */
function withoutFlags(entry: LockedPackage, isRequired: boolean): LockedPackage {
  const { dev, devOptional, optional, peer, ...kept } = entry;
  void [dev, devOptional, optional, peer];
  return isRequired ? kept : { ...kept, optional: true };
}
