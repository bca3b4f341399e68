import { posix } from 'node:path';

/** Tests of the whole house that any change may break, and that take a second. */
const always = ['test/architecture.test.ts', 'test/table-owners.test.ts'];
/** What the catalogues of all features have to keep together. */
const ofTexts = 'test/texts.test.ts';
/** Files outside the features that may name one: they are run with the features that they import. */
const composed = /^(test|src\/app)\//;

export class UnknownScope extends Error {}

/** The layers of a feature in which a room may have a folder. */
const layers = ['rules', 'server', 'texts', 'web'];

/** Where an import ends, at the beginning of a line: tests of imports have others in their texts. */
const imported = "^(?:import\\b.*|\\}) from '[^']*";
const heavyImport = new RegExp(
  `${imported}/(?:database/|(?:test-database|postgres-server|start-test-site|sale-floor|store-image)\\.ts')`,
  'm',
);

/** What takes more than seconds, and what `npm test` leaves to `npm run test:long`. */
const isSlow = (test) => /\.(?:slow|long)\.test\./.test(test);

/** Whether a test opens a database, starts a site or works on pictures: its name or its imports tell. */
export function isHeavy(path, text) {
  return path.includes('.api.test.') || path.includes('/database/') || heavyImport.test(text);
}

/**
 * What a quick run of the whole house leaves out: the tests on a database, but those of what has changed.
 * @param {readonly string[]} changed paths of files
 * @param {ReadonlyMap<string, string>} tests every test file, with its text
 */
export function leftToFullRun(changed, tests) {
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined));
  const isOfChange = (test) => changed.includes(test) || features.has(featureOf(test));
  return [...tests]
    .filter(([test, text]) => isHeavy(test, text) && (isSlow(test) || !isOfChange(test)))
    .map(([test]) => test);
}

/**
 * Says in a line what a quick run left out: how many test files of each feature, and of the house besides.
 * @param {readonly string[]} left paths of tests
 */
export function saidOfLeft(left) {
  const files = new Map();
  for (const test of left) {
    const owner =
      featureOf(test) ??
      test
        .split('/')
        .slice(0, test.startsWith('src/') ? 2 : 1)
        .join('/');
    files.set(owner, (files.get(owner) ?? 0) + 1);
  }
  return [...files.keys()]
    .toSorted((one, other) => one.localeCompare(other))
    .map((owner) => `${owner} ${files.get(owner)}`)
    .join(', ');
}

/**
 * What `npm run check -- <name …>` looks at. A name is a feature, a room of one (`ticket/order`), a part of the house
 * (`kernel`, `platform`, `app`), a folder or a file. With `--dependents` it also covers the features that use a named
 * one, directly or not. A feature that has rooms is too large to open a database for each of its tests: its rooms do.
 * @param {readonly string[]} asked what stands after `--`
 * @param {{
 *   graph: Record<string, readonly string[]>, which features each feature uses
 *   tests: ReadonlyMap<string, string>, every test file of the repository, with its text
 *   catalogues: readonly string[], the files of texts, in each language
 *   kindOf(path: string): 'folder' | 'file' | undefined,
 * }} house paths are from the root of the repository, with slashes
 * @returns {{ paths: string[], tests: string[], leftOut: string[], rooms: string[] }} `leftOut`: the tests that are left
 * to the full run; `rooms`: the names of those whose tests on a database are left to a check of theirs
 */
export function checkScope(asked, house) {
  const options = asked.filter((word) => word.startsWith('-'));
  const unknown = options.find((option) => option !== '--dependents');
  if (unknown !== undefined) throw new UnknownScope(`There is no option ${unknown}. The only one is --dependents.`);
  const named = asked.filter((word) => !options.includes(word)).flatMap((name) => pathsOf(name, house));
  if (named.length === 0) throw new UnknownScope('--dependents needs the name of a feature.');
  const paths = options.length > 0 ? [...named, ...named.flatMap((path) => dependentsOf(path, house))] : named;
  const all = paths.flatMap((path) => testsOf(path, house));
  // A caller who names a file asks for all tests of it.
  const wanted = named.flatMap((path) => testsOfFile(path, house));
  const leftOut = unique(all.filter((test) => isSlow(test) && !wanted.includes(test)));
  const rooms = paths.flatMap((path) => roomsOf(path, house));
  const left = (test) => leftOut.includes(test) || (!wanted.includes(test) && isLeftToRoom(test, rooms, house));
  const ofHouse = paths.some((path) => hasTexts(path, house)) ? [...always, ofTexts] : always;
  return { paths: unique(paths), tests: unique([...ofHouse, ...all.filter((test) => !left(test))]), leftOut, rooms };
}

function hasTexts(path, { catalogues }) {
  return catalogues.some((file) => file === path || file.startsWith(`${path}/`));
}

function pathsOf(name, { graph, kindOf }) {
  if (Object.hasOwn(graph, name)) return [`src/features/${name}`];
  if (['kernel', 'platform', 'app'].includes(name)) return [`src/${name}`];
  const path = name.replaceAll('\\', '/').replace(/^(\.\/)+|\/+$/g, '');
  if (path !== '' && !path.startsWith('..') && kindOf(path) !== undefined) return [path];
  const [feature = '', room] = path.split('/');
  const folders = layers.map((layer) => `src/features/${feature}/${layer}/${room}`);
  const found = Object.hasOwn(graph, feature) ? folders.filter((folder) => kindOf(folder) === 'folder') : [];
  if (found.length > 0) return found;
  throw new UnknownScope(
    `There is nothing called ${name} to check. Name kernel, platform, app, a folder, a file, or a feature: ${Object.keys(graph).sort().join(', ')}.`,
  );
}

/** The rooms on a feature's server, as `npm run check` names them. One folder is no room, and only a feature has any. */
function roomsOf(path, { tests }) {
  const feature = featureOf(path);
  if (path !== `src/features/${feature}`) return [];
  const inRoom = new RegExp(`^${path}/server/([^/]+)/`);
  const rooms = unique([...tests.keys()].flatMap((test) => inRoom.exec(test)?.[1] ?? []));
  return rooms.length > 1
    ? rooms.toSorted((one, other) => one.localeCompare(other)).map((room) => `${feature}/${room}`)
    : [];
}

/** A test of the house that composes a feature which has rooms is left to the full run as the rooms' own are. */
function isLeftToRoom(test, rooms, { tests }) {
  const text = tests.get(test) ?? '';
  const feature = featureOf(test);
  const isOf = (room) =>
    feature === undefined ? imports(text, `features/${room.split('/')[0]}/[^']+`) : room.startsWith(`${feature}/`);
  return isHeavy(test, text) && rooms.some(isOf);
}

function dependentsOf(path, { graph }) {
  if (path.startsWith('src/kernel')) return ['src/platform', 'src/features', 'src/app'];
  if (path.startsWith('src/platform')) return ['src/features', 'src/app'];
  const found = new Set([featureOf(path)]);
  for (const one of found) {
    for (const [feature, used] of Object.entries(graph)) if (used.includes(one)) found.add(feature);
  }
  return [...found].filter((feature) => feature !== undefined).map((feature) => `src/features/${feature}`);
}

function testsOf(path, house) {
  const all = [...house.tests];
  const below = (folder) => all.map(([test]) => test).filter((test) => test.startsWith(`${folder}/`));
  const ofFile = testsOfFile(path, house);
  if (ofFile.length > 0) return ofFile;
  const feature = featureOf(path);
  if (path === `src/features/${feature}`) {
    const composing = all.filter(([test, text]) => composed.test(test) && imports(text, `features/${feature}/[^']+`));
    return [...below(path), ...composing.map(([test]) => test)];
  }
  if (house.kindOf(path) === 'folder') return below(path);
  // A file that no test imports is proved by its feature's, or its folder's.
  return feature === undefined ? below(posix.dirname(path)) : testsOf(`src/features/${feature}`, house);
}

/** A test is tested by itself; any other file by those that import it. */
function testsOfFile(path, { tests, kindOf }) {
  if (kindOf(path) === 'folder') return [];
  if (tests.has(path)) return [path];
  const end = `/${escaped(posix.basename(path))}`;
  return [...tests].filter(([, text]) => imports(text, end)).map(([test]) => test);
}

function imports(text, end) {
  return new RegExp(`(from|import\\(?) ?'[^']*${end}'`).test(text);
}

function featureOf(path) {
  return /^src\/features\/([^/]+)/.exec(path)?.[1];
}

function escaped(text) {
  return text.replace(/[.+[\]()]/g, '\\$&');
}

function unique(list) {
  return [...new Set(list)];
}
