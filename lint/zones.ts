/**
 * Who may import whom, as zones of `import-x/no-restricted-paths`.
 *
 *     web:   app -> diner, staff, owner -> shared -> api -> model -> lib ;  shared -> ui -> lib
 *            never area -> area, never room -> room inside an area: what rooms share lies in its parts/
 *     both:  web -> contract <- functions ;  web never -> functions ;  contract: nouns -> ground -> brands
 *     words:  builds, scripts, brands and e2e import them ;  they import nothing
 *     functions:  rooms -> http -> sign-in ;  everyone -> platform
 *     scripts:  bench -> testing -> local, build -> sample-data ;  operator never -> testing
 *     tools:  nothing imports them
 */
export const workspaces: Record<string, string[]> = {
  contract: ['brands'],
  functions: ['contract', 'brands', 'words'],
  web: ['contract', 'brands', 'words'],
  e2e: ['contract', 'scripts', 'brands', 'words'],
};

/** The areas of web/src, by the people who use what is in them. Each consists of rooms. */
export const webAreas = ['diner', 'staff', 'owner'];

const belowAreas = ['shared', 'api', 'ui', 'model', 'lib'];

/** The layers of web/src, each with the layers it may import besides itself. */
const webLayers: Record<string, string[]> = {
  lib: [],
  model: ['lib'],
  api: ['model', 'lib'],
  ui: ['lib'],
  shared: ['api', 'ui', 'model', 'lib'],
  ...Object.fromEntries(webAreas.map((area) => [area, belowAreas])),
};

/** Folders below a source folder that may import only some of those beside them. */
const bounded: Record<string, Record<string, string[]>> = {
  'contract/src': { ground: [] },
  'functions/src': { platform: [], http: ['platform', 'sign-in'] },
  'functions/src/orders': {
    order: [],
    payments: ['order'],
    ledger: ['order'],
    checkout: ['order'],
    steps: ['order', 'ledger'],
    reorder: ['order'],
    placement: ['order', 'payments', 'ledger', 'checkout'],
  },
};

/** The folders of scripts, each with the folders it may import besides itself. */
const scriptFolders: Record<string, string[]> = {
  'sample-data': [],
  local: ['build', 'sample-data'],
  build: ['local', 'sample-data'],
  operator: ['build', 'local', 'sample-data'],
  testing: ['build', 'local', 'sample-data'],
  bench: ['build', 'local', 'sample-data', 'testing'],
  words: [],
};

/** Files that all folders of scripts may import, and that import none of them. */
const sharedScripts = [
  'command',
  'count-in-words',
  'format',
  'loopback',
  'paths',
  'progress',
  'run-command',
];

type ImportZone = { target: string; from: string; except: string[]; message: string };

/** The rooms of each area of web/src, by the names of their folders. */
export type Rooms = Record<string, readonly string[]>;

/** Every place an import can come from, with the folders it may reach inside the repository. */
export function importZones(rooms: Rooms): ImportZone[] {
  const betweenWorkspaces = Object.entries(workspaces).map(([workspace, allowed]) => ({
    target: `./${workspace}`,
    from: '.',
    except: [workspace, ...allowed, 'node_modules', 'package.json'].map((folder) => `./${folder}`),
    message: `${workspace} may import ${['itself', ...allowed].join(', ')} only.`,
  }));
  const betweenLayers = Object.entries(webLayers).map(([layer, allowed]) => ({
    target: `./web/src/${layer}`,
    from: './web/src',
    except: [layer, ...allowed].map((folder) => `./${folder}`),
    message: `web/src/${layer} may import ${[layer, ...allowed].join(', ')} only.`,
  }));
  const betweenRooms = Object.entries(rooms).flatMap(([area, names]) =>
    names.map((room) => ({
      target: `./web/src/${area}/${room}`,
      from: `./web/src/${area}`,
      except: [...new Set([`./${room}`, './parts'])],
      message: `A room never imports another room: what they share lies in web/src/${area}/parts.`,
    })),
  );
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
  const brands = {
    target: './brands',
    from: '.',
    except: ['./brands', './words', './node_modules', './package.json'],
    message: 'The data of restaurants imports nothing of the app.',
  };
  // The zones of the workspaces already keep the other workspaces out.
  const toTools = ['scripts', 'rules-tests'].map((folder) => ({
    target: `./${folder}`,
    from: './tools',
    except: [],
    message: 'Nothing imports tools: the product is built from what they have written.',
  }));
  return [
    brands,
    ...betweenWorkspaces,
    ...betweenLayers,
    ...betweenRooms,
    ...betweenBounded(),
    ...betweenScripts,
    belowScripts,
    ...toTools,
  ];
}

/** Returns the zones of bounded folders without their tests, which put the rooms together. */
function betweenBounded(): ImportZone[] {
  return Object.entries(bounded).flatMap(([root, folders]) =>
    Object.entries(folders).map(([folder, allowed]) => ({
      target: `./${root}/${folder}/**/!(*.test).ts`,
      from: `./${root}`,
      except: [folder, ...allowed].map((each) => `./${each}`),
      message: `${root}/${folder} may import ${['itself', ...allowed].join(', ')} only.`,
    })),
  );
}
