import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { LanguageCode } from '#kernel/language.ts';
import type { isOnHomes, render, renderDocument, ShownScreens, sourceOf } from '../entry-server.tsx';

/** The web parts as the server uses them: the server bundle and the files for the browser. */
export interface PageRenderer {
  render: typeof render;
  renderDocument: typeof renderDocument;
  /** Paths below the site's base. */
  script: string;
  styleSheets: readonly string[];
  preloadsFor(shown: ShownScreens, language: LanguageCode): string[];
}

const names = v.optional(v.array(v.string()));
const chunkSchema = v.object({
  file: v.string(),
  imports: names,
  dynamicImports: names,
  css: names,
  src: v.optional(v.string()),
});
const manifestSchema = v.record(v.string(), chunkSchema);
type Manifest = v.InferOutput<typeof manifestSchema>;

const entrySource = 'src/app/entry-browser.tsx';
/** What finds a page has the names of all screens that stand on no home; a neutral shell asks it for its page, and a member's gate. */
const ways = ['src/app/page-route.ts', 'src/app/other-screens.ts', 'src/features/mypage/web/member-gate.ts'];

/** The built web parts. */
export async function loadRenderer(buildFolder: string): Promise<PageRenderer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build makes it of entry-server.tsx.
  const bundle = (await import(pathToFileURL(join(buildFolder, 'server/entry-server.js')).href)) as {
    render: typeof render;
    renderDocument: typeof renderDocument;
    sourceOf: typeof sourceOf;
    isOnHomes: typeof isOnHomes;
  };
  const written = await readFile(join(buildFolder, 'client/.vite/manifest.json'), 'utf8');
  const manifest = v.parse(manifestSchema, JSON.parse(written));
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error('The build has no entry for the browser; build again.');
  for (const source of ways) if (manifest[source] === undefined) throw new Error(`The build has no ${source}.`);
  const styles = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const cssFiles = new Set([...styles.map(({ file }) => file), ...(entry.css ?? [])]);

  const known = new Map<string, string[]>();
  return {
    render: bundle.render,
    renderDocument: bundle.renderDocument,
    script: `/${entry.file}`,
    styleSheets: [...cssFiles].map((file) => `/${file}`),
    preloadsFor({ screens, isShell }, language) {
      const key = `${language} ${isShell} ${screens.join(' ')}`;
      let files = known.get(key);
      if (files === undefined) {
        const isHome = screens.length > 0 && screens.every(bundle.isOnHomes);
        const sources = [entrySource, ...(isHome && !isShell ? [] : ways)];
        sources.push(...screens.map(bundle.sourceOf));
        files = chunksOf(manifest, sources, language)
          .filter((file) => file !== entry.file)
          .map((file) => `/${file}`);
        if (known.size < 5_000) known.set(key, files);
      }
      return files;
    },
  };
}

/** The chunks of some sources, of their imports, and of their texts in one language. */
export function chunksOf(manifest: Manifest, sources: readonly string[], language: LanguageCode): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || seen.has(source)) return;
    seen.add(source);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const later of chunk.dynamicImports ?? []) if (isTextsOf(later, language)) visit(later);
  };
  for (const source of sources) visit(source);
  return [...files];
}

/** A feature's catalogue, or the chunk of several that vite.config.ts makes. */
function isTextsOf(key: string, language: LanguageCode): boolean {
  return key.endsWith(`/texts/${language}.ts`) || key.startsWith(`_texts-${language}-`);
}
