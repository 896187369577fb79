/**
 * Who may import whom, as zones of `import-x/no-restricted-paths`.
 *
 *     web:   app -> features -> shared -> api and ui -> lib ;  never feature -> feature
 *     both:  web -> contract <- functions ;  web never -> functions
 *     scripts:  bench -> testing -> local, build -> sample-data ;  operator never -> testing
 *     tools:  nothing imports them
 */
export const workspaces: Record<string, string[]> = {
  contract: [],
  functions: ['contract'],
  web: ['contract'],
  e2e: ['contract', 'scripts'],
};

/** The layers of web/src, each with the layers it may import besides itself. */
const webLayers: Record<string, string[]> = {
  lib: [],
  api: ['lib'],
  ui: ['lib'],
  shared: ['api', 'ui', 'lib'],
  features: ['shared', 'api', 'ui', 'lib'],
};

/** The folders of scripts, each with the folders it may import besides itself. */
const scriptFolders: Record<string, string[]> = {
  'sample-data': [],
  local: ['build', 'sample-data'],
  build: ['local', 'sample-data'],
  operator: ['build', 'local', 'sample-data'],
  testing: ['build', 'local', 'sample-data'],
  bench: ['build', 'local', 'sample-data', 'testing'],
};

/** What lies beside them may be imported by all of them, and imports none of them. */
const sharedScripts = ['command', 'count-in-words', 'paths', 'progress', 'run-command'];

type ImportZone = { target: string; from: string; except: string[]; message: string };

/** Every place an import can come from, with the folders it may reach inside the repository. */
export function importZones(features: string[]): ImportZone[] {
  const betweenWorkspaces = Object.entries(workspaces).map(([workspace, allowed]) => ({
    target: `./${workspace}`,
    from: '.',
    except: [workspace, ...allowed, 'node_modules', 'package.json'].map((folder) => `./${folder}`),
    message: `${workspace} may import ${['itself', ...allowed].join(', ')} only.`,
  }));
  const betweenLayers = Object.entries(webLayers).map(([layer, allowed]) => ({
    target: `./web/src/${layer}`,
    from: './web/src',
    // brand/, the restaurant's own data, lies beside the layers and may be read by all of them.
    except: ['./brand', ...[layer, ...allowed].map((folder) => `./${folder}`)],
    message: `web/src/${layer} may import ${[layer, ...allowed].join(', ')} only.`,
  }));
  const betweenFeatures = features.map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: './web/src/features',
    except: [`./${feature}`],
    message: 'A feature never imports another feature: what they share lies in web/src/shared.',
  }));
  const shared = sharedScripts.map((name) => `./${name}.ts`);
  const betweenScripts = Object.entries(scriptFolders).map(([folder, allowed]) => ({
    target: `./scripts/${folder}`,
    from: './scripts',
    except: [...shared, ...[folder, ...allowed].map((each) => `./${each}`)],
    message: `scripts/${folder} may import ${[folder, ...allowed].join(', ')} and what all share.`,
  }));
  const belowScripts = {
    target: './scripts/*.ts',
    from: './scripts',
    except: shared,
    message: 'What all scripts share imports none of their folders.',
  };
  // The zones of the workspaces keep them out by themselves.
  const toTools = ['scripts', 'rules-tests'].map((folder) => ({
    target: `./${folder}`,
    from: './tools',
    except: [],
    message: 'Nothing imports tools: the product is built from what they have written.',
  }));
  return [
    ...betweenWorkspaces,
    ...betweenLayers,
    ...betweenFeatures,
    ...betweenScripts,
    belowScripts,
    ...toTools,
  ];
}
