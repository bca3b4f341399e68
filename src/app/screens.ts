import type { LanguageCode } from '#kernel/language.ts';
import { importPart } from '#web/parts/import-part.ts';
import { needed } from '#web/parts/needed.ts';
import type { ScreenLoader, ScreenModule } from './screen-loader.ts';

/** The screens of homes by their files; a file also names its chunk in the build's manifest. */
const ofHomes: Record<string, ScreenLoader> = {
  ...import.meta.glob<ScreenModule>('./pages/home-page.tsx', { base: '/src/app' }),
  ...import.meta.glob<ScreenModule>('./*/web/*-widget.tsx', { base: '/src/features' }),
};

const loaded = new Map<string, ScreenModule>();

/** The key of a screen, as the registries write it, is its path below src without the ending. */
export function sourceOf(screen: string): string {
  return `src/${screen}.tsx`;
}

/** The file of a screen, as the maps of screens name it. */
export function fileOf(screen: string): string {
  return `./${screen.replace(/^(app|features)\//, '')}.tsx`;
}

export function isOnHomes(screen: string): boolean {
  return fileOf(screen) in ofHomes;
}

async function loaderOf(screen: string): Promise<ScreenLoader | undefined> {
  const file = fileOf(screen);
  return ofHomes[file] ?? (await importPart(() => import('./other-screens.ts'))).otherScreens[file];
}

/** Loads a screen and its texts for a visitor who waits for it; afterwards `screenNow` has it. */
export async function loadScreen<M extends ScreenModule>(screen: string, language: LanguageCode): Promise<M> {
  await needed(() => prefetchScreen(screen, language));
  return screenNow<M>(screen)!;
}

/** Loads a screen before a visitor asks for it. */
export async function prefetchScreen(screen: string, language: LanguageCode): Promise<ScreenModule> {
  let module = loaded.get(screen);
  if (module === undefined) {
    const load = await loaderOf(screen);
    if (load === undefined) throw new Error(`There is no screen ${screen}.`);
    module = await importPart(load);
    loaded.set(screen, module);
  }
  await Promise.all(module.texts.map((texts) => texts.load(language)));
  return module;
}

export function screenNow<M extends ScreenModule>(screen: string): M | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key names a screen of that shape.
  return loaded.get(screen) as M | undefined;
}
