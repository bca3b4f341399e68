import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFields } from '#kernel/is-record.ts';
import { findNamedFile } from './import-file.ts';
import { describeFound, formatPlace, type Place, type PlacedProblem, type SiteFileProblem } from './import-problem.ts';
import { readYaml, tooLarge, type YamlFile, yamlMaxBytes } from './import-yaml.ts';

/** The fields of a site file with the modules and items of the files that it includes. */
export interface JoinedFile {
  fields: Record<string, unknown>;
  /** The lists among them that were made here: no other field has them too. */
  made: ReadonlySet<unknown>;
  problems: SiteFileProblem[];
  /** Completes a problem with the file and the line that were read. */
  locate(problem: PlacedProblem): SiteFileProblem;
}

/** Where an entry of a joined list was read. */
interface Origin {
  file: string;
  /** What was read goes as soon as it is joined. */
  locateIn: YamlFile['locate'];
  place: Place;
}

interface ModuleOrigin extends Origin {
  /** Where its items were read; undefined: with it. */
  items: readonly Origin[] | undefined;
}

const expected = 'the path of a .yaml file beside site.yaml';

/**
 * Puts the modules of other files in the place of each `{ include: booths.yaml }` among the modules, and the items of
 * other files in that of each among the items of a module. A file of modules includes no other modules, one of items
 * nothing.
 */
export async function joinIncluded(
  folder: string,
  main: { file: string; yaml: YamlFile; fields: Record<string, unknown> },
): Promise<JoinedFile> {
  const { file, yaml, fields } = main;
  const { locate: locateIn } = yaml;
  const ofMain = (place: Place): Origin => ({ file, locateIn, place });
  const listed = fields['modules'];
  if (!Array.isArray(listed)) {
    return { fields, made: new Set(), problems: [], locate: (problem) => placed(ofMain(problem.place), problem) };
  }
  const joined = await joinList(folder, listed, (index) => ofMain(['modules', index]));
  const { problems } = joined;
  const modules: unknown[] = [];
  const made = new Set<unknown>([modules]);
  const origins: ModuleOrigin[] = [];
  for (const [index, entry] of joined.entries.entries()) {
    const origin = joined.origins[index]!;
    const own = isFields(entry) ? entry['items'] : undefined;
    if (!isFields(entry) || !Array.isArray(own) || !own.some(isInclude)) {
      modules.push(entry);
      origins.push({ ...origin, items: undefined });
      continue;
    }
    const items = await joinList(folder, own, (at) => ({ ...origin, place: [...origin.place, 'items', at] }));
    for (const problem of items.problems) problems.push(problem);
    modules.push({ ...entry, items: items.entries });
    made.add(items.entries);
    origins.push({ ...origin, items: items.origins });
  }
  return {
    fields: { ...fields, modules },
    made,
    problems,
    locate: (problem) => placed(originOf(problem.place, origins) ?? ofMain(problem.place), problem),
  };
}

function originOf(place: Place, origins: readonly ModuleOrigin[]): Origin | undefined {
  const [first, index, ...rest] = place;
  const module = first === 'modules' && typeof index === 'number' ? origins[index] : undefined;
  if (module === undefined) return undefined;
  const [part, at, ...inside] = rest;
  const item = part === 'items' && typeof at === 'number' ? module.items?.[at] : undefined;
  const [found, under] = item === undefined ? [module, rest] : [item, inside];
  return { ...found, place: [...found.place, ...under] };
}

function placed({ file, locateIn, place }: Origin, { expected: wanted, found }: Omit<PlacedProblem, 'place'>) {
  return { file, ...locateIn(place), place: formatPlace(place), expected: wanted, found };
}

interface JoinedList {
  entries: unknown[];
  origins: Origin[];
  problems: SiteFileProblem[];
}

async function joinList(folder: string, listed: unknown[], originAt: (index: number) => Origin): Promise<JoinedList> {
  const joined: JoinedList = { entries: [], origins: [], problems: [] };
  const add = (entry: unknown, origin: Origin): void => {
    joined.entries.push(entry);
    joined.origins.push(origin);
  };
  for (const [index, entry] of listed.entries()) {
    const own = originAt(index);
    if (!isInclude(entry)) {
      add(entry, own);
      continue;
    }
    const read = await readIncluded(folder, entry);
    if ('found' in read) {
      joined.problems.push(placed({ ...own, place: [...own.place, 'include'] }, read));
      continue;
    }
    for (const problem of read.yaml.problems) joined.problems.push(problem);
    const { value } = read.yaml;
    const of = { file: read.file, locateIn: read.yaml.locate };
    if (!Array.isArray(value)) add(value, { ...of, place: [] });
    else for (const [at, one] of value.entries()) add(one, { ...of, place: [at] });
  }
  return joined;
}

function isInclude(entry: unknown): entry is { include: unknown } {
  return typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'include');
}

async function readIncluded(
  folder: string,
  entry: { include: unknown },
): Promise<{ file: string; yaml: YamlFile } | Omit<PlacedProblem, 'place'>> {
  const { include: name, ...more } = entry;
  if (typeof name !== 'string' || !name.endsWith('.yaml')) return { expected, found: describeFound(name) };
  if (Object.keys(more).length > 0) return { expected, found: `"${name}", and other fields beside it` };
  const named = await findNamedFile(folder, name, yamlMaxBytes);
  if ('refused' in named) {
    return { expected: named.isTooLarge ? `a file of ${tooLarge}` : expected, found: named.refused };
  }
  const file = join(folder, name);
  return { file, yaml: readYaml(await readFile(named.path, 'utf8'), file) };
}
