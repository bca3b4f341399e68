import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNamedFile } from './import-file.ts';
import { describeFound, formatPlace, type Place, type PlacedProblem, type SiteFileProblem } from './import-problem.ts';
import { readYaml, type YamlFile } from './import-yaml.ts';

/** The fields of a site file with the modules of the files that it includes. */
export interface JoinedFile {
  fields: Record<string, unknown>;
  problems: SiteFileProblem[];
  /** Completes a problem with the file and the line that were read. */
  locate(problem: PlacedProblem): SiteFileProblem;
}

/** Where a module of the joined list was read. */
interface Origin {
  file: string;
  yaml: YamlFile;
  place: Place;
}

const expected = 'the path of a .yaml file beside site.yaml';

/**
 * Puts the modules of other files in the place of each `{ include: booths.yaml }` among the modules. Such a file holds
 * one module or a list of them, and includes no other.
 */
export async function joinIncluded(
  folder: string,
  main: { file: string; yaml: YamlFile; fields: Record<string, unknown> },
  mostBytes: number,
): Promise<JoinedFile> {
  const { file, yaml, fields } = main;
  const ofMain = (place: Place): Origin => ({ file, yaml, place });
  const place = ({ place: at, yaml: read, file: name }: Origin, wrong: Omit<PlacedProblem, 'place'>) => ({
    file: name,
    ...read.locate(at),
    place: formatPlace(at),
    ...wrong,
  });
  const listed = fields['modules'];
  if (!Array.isArray(listed)) {
    return { fields, problems: [], locate: (problem) => place(ofMain(problem.place), wrongOf(problem)) };
  }
  const problems: SiteFileProblem[] = [];
  const modules: unknown[] = [];
  const origins: Origin[] = [];

  for (const [index, entry] of listed.entries()) {
    const own = ofMain(['modules', index]);
    if (!isInclude(entry)) {
      modules.push(entry);
      origins.push(own);
      continue;
    }
    const read = await readIncluded(folder, entry, mostBytes);
    if ('found' in read) {
      problems.push(place(ofMain([...own.place, 'include']), { expected, found: read.found }));
      continue;
    }
    problems.push(...read.yaml.problems);
    const { value } = read.yaml;
    const several = Array.isArray(value) ? value : [value];
    modules.push(...several);
    origins.push(...several.map((_, at) => ({ ...read, place: Array.isArray(value) ? [at] : [] })));
  }

  return {
    fields: { ...fields, modules },
    problems,
    locate(problem) {
      const [first, index, ...rest] = problem.place;
      const origin = first === 'modules' && typeof index === 'number' ? origins[index] : undefined;
      const found = origin === undefined ? ofMain(problem.place) : { ...origin, place: [...origin.place, ...rest] };
      return place(found, wrongOf(problem));
    },
  };
}

const wrongOf = ({ expected: wanted, found }: PlacedProblem) => ({ expected: wanted, found });

function isInclude(entry: unknown): entry is { include: unknown } {
  return typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'include');
}

async function readIncluded(
  folder: string,
  entry: { include: unknown },
  mostBytes: number,
): Promise<{ file: string; yaml: YamlFile } | { found: string }> {
  const { include: name, ...more } = entry;
  if (typeof name !== 'string' || !name.endsWith('.yaml')) return { found: describeFound(name) };
  if (Object.keys(more).length > 0) return { found: `"${name}", and other fields beside it` };
  const named = await findNamedFile(folder, name, mostBytes);
  if ('refused' in named) return { found: named.refused };
  const file = join(folder, name);
  return { file, yaml: readYaml(await readFile(named.path, 'utf8'), file) };
}
