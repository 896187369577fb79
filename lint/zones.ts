import { bounded, scriptFolders, sharedScripts, webLayers, workspaces } from './folders.ts';

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
  const shared = sharedScripts.flatMap((name) => [`./${name}.mjs`, `./${name}.ts`]);
  const betweenScripts = Object.entries(scriptFolders).map(([folder, allowed]) => ({
    target: `./scripts/${folder}`,
    from: './scripts',
    except: [...shared, ...[folder, ...allowed].map((each) => `./${each}`)],
    message: `scripts/${folder} may import ${[folder, ...allowed].join(', ')} and what all share.`,
  }));
  const belowScripts = {
    target: './scripts/*.ts',
    from: './scripts',
    except: [...shared, './commands.json'],
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
    ...toOrders,
  ];
}

const toOrders = ['orders', 'open-orders'].map((name) => ({
  target: './e2e/specs/pages',
  from: `./e2e/harness/${name}.ts`,
  except: [],
  message: 'An order rings on the boards of journeys: a test that places one is a journey.',
}));

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
