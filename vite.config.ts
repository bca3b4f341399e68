import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type UserConfig } from 'vite';
import { type ModuleRow, modules } from './src/app/modules.ts';
import { languageCodes } from './src/kernel/language.ts';
import { type ChunkWishes, describeSources, nameChunks } from './tools/chunks/browser-chunks.ts';
import { pathOf, type Survey, surveying } from './tools/chunks/survey.ts';

const root = import.meta.dirname;

/** Packages that only pages need. */
export const pagePackages = ['hls.js'];

/** The widgets that stand on the homes of events: the modules say which. */
const rows = Object.values<ModuleRow>(modules);
const widgetsOf = (some: readonly ModuleRow[]): string[] => [
  ...new Set(
    some.flatMap(({ feature, widget }) => (widget === undefined ? [] : `src/features/${feature}/web/${widget}.tsx`)),
  ),
];
const home = ['src/app/pages/home-page.tsx', ...widgetsOf(rows.filter(({ isOnHomes }) => isOnHomes))];
/** What the widgets of a home fetch for members. */
const ofMembers = [
  'my-ticket/web/many-own-tickets',
  'my-ticket/web/many-portal-tickets',
  'live-chat/web/widget/own-talks',
].map((part) => `src/features/${part}.tsx`);
/** A profile shows its fields as soon as its page is there, by scripts of their own. */
const profile = ['profile-page', 'address-field', 'avatar-field', 'search-text-field'].map(
  (part) => `src/features/profile/web/${part}.tsx`,
);
const entry = 'src/app/entry-browser.tsx';
const ways = [
  'app/page-route.ts',
  'app/other-screens.ts',
  'app/boot/prefetch-links.ts',
  'app/pages/module-list-page.tsx',
  'app/pages/module-detail-page.tsx',
  'features/access-log/web/access-log.ts',
  'features/event-list/web/visited-events.ts',
  'features/favorite/web/visitor-favorites.ts',
  // In front of every page of a member.
  'features/mypage/web/member-gate.ts',
].map((part) => `src/${part}`);
const isOfTheHouse = (module: string): boolean => /^src\/(platform|kernel)\//.test(module);
const isScreen = (source: string): boolean =>
  /^src\/(app\/pages|features\/[^/]+\/web)\/[^/]+-(page|list|detail)\.tsx$/.test(source);
/** A purchase and a timetable need the most of all others. */
const isLong = (source: string): boolean => /\/(ticket-(payment|purchased)-page|timetable-page)\.tsx$/.test(source);

/** The modules of pieces that so many screens need, beside what every page has; with what these import. */
function neededByMany({ pieces, openers }: Survey, has: ReadonlySet<string>, share: number): Set<string> {
  const known = new Set(openers.get(entry)!.pieces);
  const isNew = (piece: number): boolean =>
    !known.has(piece) && pieces[piece]!.kind === 'code' && !pieces[piece]!.modules.some((module) => has.has(module));
  const users = new Map<number, number>();
  const screens = [...openers].filter(([source]) => isScreen(source) && !home.includes(source));
  for (const [, opener] of screens) for (const piece of opener.pieces) users.set(piece, (users.get(piece) ?? 0) + 1);
  const common = new Set<number>();
  for (const [piece, count] of users) if (isNew(piece) && count >= screens.length * share) common.add(piece);
  for (const piece of common) for (const imported of pieces[piece]!.imports) if (isNew(imported)) common.add(imported);
  return new Set([...common].flatMap((piece) => pieces[piece]!.modules));
}

/**
 * Which modules become one file. A request costs a phone with a slow line as much as 17 KB where six go at a time, and
 * half a kilobyte by HTTP/2: the plan is for what lies between.
 */
const wishes = (survey: Survey): ChunkWishes => {
  const ofHomes = new Set(home.flatMap((source) => survey.openers.get(source)?.pieces ?? []));
  const shared = new Set(
    [...ofHomes].flatMap((piece) => {
      const { modules: some } = survey.pieces[piece]!;
      return some.every(isOfTheHouse) ? some : [];
    }),
  );
  // Texts of every kind import it: in another file, the first texts of a page would bring that file along.
  shared.add('src/kernel/quoted.ts');
  const common = neededByMany(survey, shared, 0.1);
  return {
    languages: languageCodes,
    fixed: [
      // What every page needs, and what homes share with all others.
      { name: 'base', sources: [entry], also: (some) => some.every((module) => shared.has(module)) },
      // What finds another page, what each page fetches as soon as it rests, and what many of the others need.
      { name: 'ways', sources: ways, also: (some) => some.some((module) => common.has(module)) },
      { name: 'home', sources: home },
      // What the homes of portals show of their events.
      { name: 'events', sources: widgetsOf(rows.filter(({ feature }) => feature === 'event-list')) },
    ],
    importanceOf(source) {
      if (isScreen(source)) return isLong(source) ? 2 : 1;
      return source.endsWith('-widget.tsx') ? 1 : 0.3;
    },
    // Of the ten files of a page three are the runtime, the base and its texts.
    requestsMaxOf: (source) => (isScreen(source) ? 7 : undefined),
    // A home shows many widgets, each when it comes near the window, and members their own parts in them.
    together: [
      { sources: [...home, ...widgetsOf(rows), ...ofMembers], importance: 10 },
      { sources: profile, importance: 1, requestsMax: 8 },
      // A ticket that is asked for by its address stands in the first HTML of its list.
      {
        sources: ['src/features/ticket/web/ticket-list-page.tsx', 'src/features/ticket/web/detail/ticket-detail.tsx'],
        importance: 2,
        requestsMax: 7,
      },
    ],
    limits: {
      files: { code: 95, texts: 9 },
      requestBytes: 500,
      enough: { requests: 6, requestsMore: 100, bytes: 15 * 1024, bytesMore: 2 },
    },
  };
};

/**
 * Vite wraps every lazy import, to load style sheets and preloads first. Pages have one style sheet and name their
 * preloads themselves, so there is nothing to wait for.
 */
const plainImports: Plugin = {
  name: 'hiroba-plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

const browserBuild = (plugins: Plugin[], nameOf: ((id: string) => string | undefined) | undefined): UserConfig => ({
  plugins: [react(), plainImports, ...plugins],
  base: './',
  appType: 'custom',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'build/client',
    emptyOutDir: true,
    manifest: true,
    // One style sheet: no page is ever shown half styled.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The pages name their preloads themselves, from the manifest; what comes later is prefetched in idle time.
    modulePreload: false,
    rolldownOptions: {
      input: entry,
      // Parts that are fetched later may share a file with what is there already.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            nameOf === undefined
              ? { name: 'base', tags: ['$initial' as const] }
              : {
                  debugName: 'planned',
                  name: (id) => nameOf(id),
                  test: (id) => nameOf(id) !== undefined,
                  includeDependenciesRecursively: false,
                },
          ],
        },
      },
    },
    reportCompressedSize: false,
    sourcemap: false,
  },
});

/** Built once to see what needs what, and once more with the plan that follows from it. */
async function plannedBuild(): Promise<UserConfig> {
  const { plugin, survey: surveyed } = surveying(root, languageCodes);
  const first = browserBuild([plugin], undefined);
  await build({ ...first, root, configFile: false, logLevel: 'warn', build: { ...first.build, write: false } });
  const survey = surveyed();
  const names = nameChunks(survey, wishes(survey));
  return browserBuild([describeSources(survey, root)], (id) => names.get(pathOf(id, root)));
}

const serverBuild: UserConfig = {
  base: './',
  appType: 'custom',
  plugins: [react()],
  publicDir: false,
  // What only pages need becomes part of the bundle, so that a server runs without it (test/server-packages.test.ts).
  ssr: { noExternal: pagePackages },
  build: {
    target: 'baseline-widely-available',
    outDir: 'build/server',
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'src/app/entry-server.tsx' },
    reportCompressedSize: false,
    sourcemap: false,
  },
};

/** Assets are named relative to each other: the same build is served under /web/ and at /. */
export default defineConfig(async ({ command, isSsrBuild }) =>
  command === 'build' && isSsrBuild !== true ? plannedBuild() : serverBuild,
);
