import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Piece } from './plan-chunks.ts';

/** What a browser build is made of, by the files that the bundler makes when nothing is said to it. */
export interface Survey {
  pieces: SurveyedPiece[];
  /** By the source that each fetches, such as `src/features/terms/web/terms-page.tsx`; the entry is one of them. */
  openers: ReadonlyMap<string, SurveyedOpener>;
}

interface SurveyedPiece extends Piece {
  /** Paths below the root. A piece of texts has those of all languages. */
  modules: string[];
}

export interface SurveyedOpener {
  /** The piece that has it. */
  own: number;
  pieces: number[];
  /** The sources that it may fetch later, by the piece that asks for them. */
  later: ReadonlyMap<number, readonly string[]>;
}

const catalogue = /^(.*\/texts\/(?:.+\/)?)(\w+)\.ts$/;

/** The language of a catalogue of texts; undefined for every other file. */
export function languageOf(module: string, languages: readonly string[]): string | undefined {
  const language = catalogue.exec(module)?.[2];
  return language !== undefined && languages.includes(language) ? language : undefined;
}

/** The survey of a build that this plugin takes part in, when the build is done. */
export function surveying(root: string, languages: readonly string[]): { plugin: Plugin; survey(): Survey } {
  let survey: Survey | undefined;
  return {
    plugin: {
      name: 'hiroba-survey',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const fetchedBy = (id: string): readonly string[] =>
          (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).map((fetched) => pathOf(fetched, root));
        survey = surveyOf(
          chunks.map(({ fileName, code, imports, isEntry, moduleIds }) => ({
            fileName,
            bytes: gzipSync(code).length,
            imports,
            isEntry,
            modules: moduleIds.map((id) => ({ path: pathOf(id, root), fetches: fetchedBy(id) })),
          })),
          languages,
        );
      },
    },
    survey() {
      if (survey === undefined) throw new Error('The first build made nothing.');
      return survey;
    },
  };
}

/** A file of a bundle: what is in it, and what that fetches later. */
export interface BundledFile {
  fileName: string;
  bytes: number;
  /** Names of files. */
  imports: readonly string[];
  isEntry: boolean;
  modules: readonly { path: string; fetches: readonly string[] }[];
}

export function surveyOf(files: readonly BundledFile[], languages: readonly string[]): Survey {
  const placeOfFile = new Map<string, number>();
  const placeOfModule = new Map<string, number>();
  const pieces: SurveyedPiece[] = [];
  const placeOfTexts = new Map<string, number>();
  const isTexts = (module: string): boolean => languageOf(module, languages) !== undefined;
  for (const { fileName, bytes, modules } of files) {
    const paths = modules.map(({ path }) => path);
    const kind = paths.length > 0 && paths.every(isTexts) ? 'texts' : 'code';
    const name = kind === 'texts' ? paths.map((path) => catalogue.exec(path)![1]).join() : '';
    const place = placeOfTexts.get(name) ?? pieces.push({ modules: [], bytes: 0, imports: [], kind }) - 1;
    if (kind === 'texts') placeOfTexts.set(name, place);
    const piece = pieces[place]!;
    piece.modules.push(...paths);
    piece.bytes = Math.max(piece.bytes, bytes);
    placeOfFile.set(fileName, place);
    for (const path of paths) placeOfModule.set(path, place);
  }
  const fetches = new Map<number, Set<string>>();
  for (const { fileName, imports, modules } of files) {
    const place = placeOfFile.get(fileName)!;
    const others = imports.flatMap((file) => placeOfFile.get(file) ?? []).filter((other) => other !== place);
    pieces[place]!.imports = [...new Set([...pieces[place]!.imports, ...others])];
    fetches.set(place, new Set([...(fetches.get(place) ?? []), ...modules.flatMap((module) => module.fetches)]));
  }
  const fetched = [...fetches.values()].flatMap((some) => [...some]);
  const entries = files.filter(({ isEntry }) => isEntry).flatMap(({ modules }) => modules.at(-1)!.path);
  const openers = new Map<string, SurveyedOpener>();
  for (const source of new Set([...entries, ...fetched])) {
    const own = placeOfModule.get(source);
    if (own === undefined || isTexts(source)) continue;
    const needed = new Set([own]);
    const later = new Map<number, string[]>();
    for (const piece of needed) {
      for (const imported of pieces[piece]!.imports) needed.add(imported);
      for (const one of fetches.get(piece)!) {
        const place = placeOfModule.get(one);
        if (place === undefined) continue;
        if (isTexts(one)) needed.add(place);
        else later.set(piece, [...(later.get(piece) ?? []), one]);
      }
    }
    openers.set(source, { own, pieces: [...needed], later });
  }
  return { pieces, openers };
}

export function pathOf(id: string, root: string): string {
  return relative(root, id).replaceAll('\\', '/');
}
