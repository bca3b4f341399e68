import { type Import, type Module, targetOf } from './modules.ts';

type Zone =
  | 'kernel'
  | 'rules'
  | 'texts'
  | 'documents'
  | 'contract'
  | 'server'
  | 'web'
  | 'console'
  | 'platform-server'
  | 'platform-web'
  | 'platform-console'
  | 'demo'
  | 'app';
interface Place {
  readonly zone: Zone;
  readonly feature?: string;
}
interface Rule {
  /** Parts of the same feature. */
  readonly own: readonly Zone[];
  /** Parts that belong to no feature. */
  readonly shared: readonly Zone[];
  /** Features that this one declares. For `server`, `web` and `console`, only the door. */
  readonly declared: readonly Zone[];
  /** Parts of every feature, declared or not; of `server` the door only. */
  readonly every?: readonly Zone[];
  readonly packages: 'none' | 'valibot' | 'server' | 'web' | 'console' | 'all';
}

/** The table of docs/architecture.md. */
const table: Record<Exclude<Zone, 'app'>, Rule> = {
  kernel: { own: [], shared: ['kernel'], declared: [], packages: 'valibot' },
  rules: { own: ['rules'], shared: ['kernel'], declared: ['rules'], packages: 'none' },
  texts: { own: ['texts', 'rules'], shared: ['kernel'], declared: ['rules'], packages: 'none' },
  documents: { own: ['documents', 'rules'], shared: ['kernel'], declared: ['rules', 'documents'], packages: 'valibot' },
  contract: {
    own: ['contract', 'rules', 'documents'],
    shared: ['kernel'],
    declared: ['contract', 'rules', 'documents'],
    packages: 'valibot',
  },
  server: {
    own: ['server', 'contract', 'rules', 'documents', 'texts'],
    shared: ['kernel', 'platform-server'],
    declared: ['server', 'rules', 'documents'],
    packages: 'server',
  },
  web: {
    own: ['web', 'contract', 'rules', 'documents', 'texts'],
    shared: ['kernel', 'platform-web'],
    declared: ['web', 'rules', 'documents'],
    packages: 'web',
  },
  console: {
    own: ['console', 'contract', 'rules', 'documents'],
    shared: ['kernel', 'platform-web', 'platform-console'],
    declared: ['console', 'rules', 'documents'],
    packages: 'console',
  },
  'platform-server': { own: [], shared: ['kernel', 'platform-server'], declared: [], packages: 'server' },
  'platform-web': { own: [], shared: ['kernel', 'platform-web'], declared: [], packages: 'web' },
  'platform-console': {
    own: [],
    shared: ['kernel', 'platform-web', 'platform-console'],
    declared: [],
    packages: 'console',
  },
  demo: {
    own: [],
    shared: ['kernel', 'platform-server', 'demo'],
    declared: [],
    every: ['server', 'rules'],
    packages: 'server',
  },
};
/** What visitors see: its classes are the interface of tenants' style sheets, which the console has none of. */
const visitorsLook =
  /^src\/platform\/web\/(styles|site|camera|day-grid|list|long-list|ui\/(?!qr-drawing|use-copy|use-letter-limit|class-names))/;
const webPackages = /^(hls\.js|react|react-dom|valibot|qr)(\/|$)/;
/** Beside those of visitors' pages. */
const consolePackages = /^(prosemirror-[a-z-]+|@simplewebauthn\/browser)$/;
const notOnTheServer = /^(react|react-dom|vite|@vitejs|prosemirror-[a-z-]+)(\/|$)/;

/** One sentence for each import that breaks the table, and for each file outside of it. */
export function brokenImports(modules: readonly Module[], graph: Record<string, readonly string[]>): string[] {
  return modules.flatMap((module) => {
    const from = placeOf(module.path);
    if (from === undefined) return [`${module.path} is in no place that docs/architecture.md names`];
    return module.imports.flatMap((one) => {
      const problem = isTest(module.path) ? problemOfTest(module.path, one) : problemOf(module.path, from, one, graph);
      return problem === undefined ? [] : [`${module.path} imports ${one.specifier}: ${problem}`];
    });
  });
}

/** Tests, and what the tests over all features try of one. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/features\/[^/]+\/samples\.ts$/.test(path);
}

/** A catalogue, also one that stands beside the screens or the mails that it is for. */
function isCatalogue(path: string): boolean {
  return /\/(mail-)?texts\/(.+\/)?\w+\.ts$/.test(path);
}

/** The words of the console about the fields of the feature's documents. */
function isOfFields(path: string): boolean {
  return /^src\/features\/[^/]+\/texts\/fields\/\w+\.ts$/.test(path);
}

function placeOf(path: string): Place | undefined {
  if (path.startsWith('src/kernel/')) return { zone: 'kernel' };
  if (path.startsWith('src/app/')) return { zone: 'app' };
  if (path.startsWith('src/demo/')) return { zone: 'demo' };
  if (path.startsWith('src/platform/server/')) return { zone: 'platform-server' };
  if (path.startsWith('src/platform/web/')) return { zone: 'platform-web' };
  if (path.startsWith('src/platform/console/')) return { zone: 'platform-console' };
  const inFeature =
    /^src\/features\/([^/]+)\/(?:(contract|rules|texts|server|web|console)\/.+|(documents|contract|server|web|console|commands|samples)(?:(?:\.long)?\.test)?\.ts)$/.exec(
      path,
    );
  const [, feature, folder, file] = inFeature ?? [];
  // What a feature brings to the terminal is a part of its server.
  const zone = file === 'commands' || file === 'samples' ? 'server' : (folder ?? file);
  return feature !== undefined && zone !== undefined ? { zone: zone as Zone, feature } : undefined;
}

/** Tests are beside the files they test and may start the whole site, but a feature's tests may not import app. */
function problemOfTest(importer: string, { specifier }: Import): string | undefined {
  const target = targetOf(importer, specifier);
  if (target === undefined || target.startsWith('test/')) return undefined;
  if (target.startsWith('src/app/') && !/^src\/(app|demo)\//.test(importer)) return 'nobody imports app';
  return undefined;
}

function problemOf(
  importer: string,
  from: Place,
  one: Import,
  graph: Record<string, readonly string[]>,
): string | undefined {
  const target = targetOf(importer, one.specifier);
  if (from.zone === 'app') return target?.startsWith('src/demo/') ? problemOfDemo(one) : undefined;
  const rule = table[from.zone];
  if (target === undefined) return problemOfPackage(rule, one);
  const to = placeOf(target);
  if (to === undefined) return 'there is no such place under src';
  if (to.zone === 'app') return 'nobody imports app';
  if (from.zone.endsWith('console') && visitorsLook.test(target)) return 'the console has a look of its own';
  if (to.feature === undefined)
    return rule.shared.includes(to.zone) ? undefined : `${from.zone} may not know ${to.zone}`;
  const isDoor = target === `src/features/${to.feature}/${to.zone}.ts`;
  if (from.feature === undefined) {
    if (rule.every === undefined) return `${from.zone} knows no feature`;
    if (!rule.every.includes(to.zone)) return `${from.zone} may not know a feature's ${to.zone}`;
    return to.zone === 'server' && !isDoor ? `the door to ${to.feature} is its ${to.zone}.ts` : undefined;
  }
  if (from.zone === 'web' && to.zone === 'documents' && !one.isType) return 'web takes only types from documents';
  if (from.zone === 'console' && to.zone === 'contract' && !one.isType)
    return 'the console takes only types from contracts';
  if (from.feature === to.feature) {
    if (to.zone === 'documents' && isOfFields(importer))
      return one.isType ? undefined : 'the words of fields take only types from documents';
    return rule.own.includes(to.zone) ? undefined : `${from.zone} may not know its feature's ${to.zone}`;
  }
  if (!rule.declared.includes(to.zone) && !(to.zone === 'texts' && isCatalogue(importer)))
    return `${from.zone} may not know another feature's ${to.zone}`;
  if (!graph[from.feature]?.includes(to.feature)) {
    return `${from.feature} does not declare ${to.feature} in test/feature-graph.ts`;
  }
  if (['server', 'web', 'console'].includes(to.zone) && !isDoor)
    return `the door to ${to.feature} is its ${to.zone}.ts`;
  return undefined;
}

/** A server without the demo loads no file of it. */
function problemOfDemo({ isType, isLazy }: Import): string | undefined {
  return isType || isLazy ? undefined : 'app loads the demo by await import() alone';
}

function problemOfPackage(rule: Rule, { specifier }: Import): string | undefined {
  const allowed = {
    all: true,
    none: false,
    valibot: specifier === 'valibot',
    web: webPackages.test(specifier),
    console: webPackages.test(specifier) || consolePackages.test(specifier),
    server: !notOnTheServer.test(specifier),
  }[rule.packages];
  return allowed ? undefined : 'this package does not belong here';
}
