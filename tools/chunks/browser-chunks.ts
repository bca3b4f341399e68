import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { planChunks, type PlanLimits } from './plan-chunks.ts';
import { languageOf, pathOf, type Survey, type SurveyedOpener } from './survey.ts';

export interface ChunkWishes {
  languages: readonly string[];
  /** Files that stay by themselves, by name: what these sources need, and no file before in the list has. */
  fixed: readonly { name: string; sources: readonly string[]; also?: (modules: readonly string[]) => boolean }[];
  /** How much the speed of a source counts; of most parts of pages 1. */
  importanceOf(source: string): number;
  /** Into how many of the planned files a source may be divided, if that is bounded. */
  requestsMaxOf(source: string): number | undefined;
  /** Sources that a page shows at once, beside each other. */
  together: readonly { sources: readonly string[]; importance: number; requestsMax?: number }[];
  limits: PlanLimits;
}

/** The file of each module, by its path below the root. */
export function nameChunks({ pieces, openers }: Survey, wishes: ChunkWishes): Map<string, string> {
  const { languages, fixed, importanceOf, requestsMaxOf, together, limits } = wishes;
  const piecesOf = (source: string): readonly number[] => {
    const opener = openers.get(source);
    if (opener === undefined) throw new Error(`The build fetches no ${source}.`);
    return opener.pieces;
  };
  const names = new Map<number, string>();
  for (const { name, sources, also } of fixed) {
    for (const piece of sources.flatMap(piecesOf)) if (!names.has(piece)) names.set(piece, name);
    if (also)
      for (const [piece, { modules }] of pieces.entries())
        if (!names.has(piece) && also(modules)) names.set(piece, name);
  }
  // Every page has the first of the fixed files. Of the others each is one piece for the plan.
  const first = fixed[0]!.name;
  const others = fixed.slice(1).map(({ name }) => name);
  const places = new Map<number, number>();
  const planned: { bytes: number; imports: Set<number>; kind: 'code' | 'texts'; pieces: number[] }[] = [];
  const placeOfName = new Map<string, number>();
  for (const [piece, { bytes, kind }] of pieces.entries()) {
    const name = names.get(piece);
    if (name === first || (name !== undefined && kind === 'texts')) continue;
    const known = name === undefined ? undefined : placeOfName.get(name);
    const place = known ?? planned.push({ bytes: 0, imports: new Set(), kind, pieces: [] }) - 1;
    if (name !== undefined) placeOfName.set(name, place);
    planned[place]!.bytes += bytes;
    planned[place]!.pieces.push(piece);
    places.set(piece, place);
  }
  const placesOf = (some: readonly number[]): number[] => [
    ...new Set(some.flatMap((piece) => places.get(piece) ?? [])),
  ];
  for (const [place, plan] of planned.entries())
    for (const imported of placesOf(plan.pieces.flatMap((piece) => pieces[piece]!.imports)))
      if (imported !== place) plan.imports.add(imported);
  // What finds pages, and what all pages have, may fetch anything: only what a page itself asks for is apart from it.
  const laterOf = (opener: SurveyedOpener): number[] =>
    placesOf(
      [...opener.later]
        .filter(([piece]) => !names.has(piece))
        .flatMap(([, sources]) => sources.flatMap((source) => openers.get(source)?.own ?? [])),
    );
  const asked = [
    ...[...openers].map(([source, opener]) => ({
      pieces: placesOf(opener.pieces),
      later: laterOf(opener),
      importance: importanceOf(source),
      requestsMax: requestsMaxOf(source),
    })),
    ...together.map(({ sources, ...counts }) => ({ pieces: placesOf(sources.flatMap(piecesOf)), ...counts })),
  ];
  const fixedPlaces = new Set(placeOfName.values());
  const chunks = planChunks(
    planned.map(({ imports, ...plan }) => ({ ...plan, imports: [...imports] })),
    asked,
    limits,
    (place) => fixedPlaces.has(place),
  );

  const files = new Map<string, string>();
  const give = (piece: number, name: string): void => {
    for (const module of pieces[piece]!.modules) {
      const language = languageOf(module, languages);
      files.set(module, language === undefined || pieces[piece]!.kind === 'code' ? name : `texts-${language}${name}`);
    }
  };
  for (const [piece, name] of names) give(piece, pieces[piece]!.kind === 'texts' ? '' : name);
  const taken = new Set([first, ...others]);
  let texts = 0;
  for (const chunk of chunks) {
    if (chunk.some((place) => fixedPlaces.has(place))) continue;
    const ofChunk = chunk.flatMap((place) => planned[place]!.pieces);
    const isTexts = planned[chunk[0]!]!.kind === 'texts';
    const name = isTexts ? `-${(texts += 1)}` : nameOf(ofChunk);
    for (const piece of ofChunk) give(piece, name);
  }
  return files;

  /** The name of what weighs most in it. */
  function nameOf(some: readonly number[]): string {
    const heaviest = some.toSorted((a, b) => pieces[b]!.bytes - pieces[a]!.bytes)[0]!;
    const last = pieces[heaviest]!.modules.at(-1)!;
    const plain = /([\w-]+)\.\w+$/.exec(last)?.[1] ?? 'part';
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`;
    taken.add(name);
    return name;
  }
}

/**
 * Says in Vite's manifest what each source of the survey needs in the files of the plan: several sources share a file, and
 * a file has texts of which a source needs none. The texts in `dynamicImports` are then exactly those that it needs.
 */
export function describeSources(survey: Survey, root: string): Plugin {
  return {
    name: 'hiroba-describe-sources',
    async writeBundle({ dir }, bundle) {
      const path = join(dir!, '.vite/manifest.json');
      type Chunk = {
        file: string;
        src?: string;
        imports?: string[];
        dynamicImports?: string[];
        isDynamicEntry?: boolean;
      };
      const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, Chunk>;
      const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
      const files = new Map<string, string>();
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') for (const id of chunk.moduleIds) files.set(pathOf(id, root), chunk.fileName);
      const keyOf = (module: string): string[] => [keys.get(files.get(module) ?? '') ?? ''].filter((key) => key !== '');
      const isTexts = (key: string): boolean => key.startsWith('_texts-');
      for (const chunk of Object.values(manifest))
        if (chunk.dynamicImports) chunk.dynamicImports = chunk.dynamicImports.filter((key) => !isTexts(key));
      for (const [source, { pieces, later }] of survey.openers) {
        const [key] = keyOf(source);
        if (key === undefined) throw new Error(`No file of the build has ${source}.`);
        const texts = pieces
          .map((piece) => survey.pieces[piece]!)
          .filter(({ kind }) => kind === 'texts')
          .flatMap(({ modules }) => modules.flatMap(keyOf));
        const { file, imports } = manifest[key]!;
        manifest[source] = {
          ...manifest[source],
          file,
          src: source,
          isDynamicEntry: true,
          imports: source === key ? imports : [...new Set([...(imports ?? []), key])],
          dynamicImports: [...new Set([...texts, ...[...later.values()].flat()])],
        };
      }
      await writeFile(path, JSON.stringify(manifest, null, 2));
    },
  };
}
