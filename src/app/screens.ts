import type { LanguageCode } from '#kernel/language.ts';
import { needed } from '#web/parts/needed.ts';
import type { Texts } from '#web/texts/texts.ts';

interface ScreenModule {
  texts: readonly Texts<unknown>[];
}

/** Every lazily loaded screen by its file; the file also names its chunk in the build's manifest. */
const files: Record<string, () => Promise<ScreenModule>> = {
  ...import.meta.glob<ScreenModule>('./pages/*-page.tsx', { base: '/src/app' }),
  ...import.meta.glob<ScreenModule>(
    ['./*/web/*-page.tsx', './*/web/*-widget.tsx', './*/web/*-list.tsx', './*/web/*-detail.tsx'],
    { base: '/src/features' },
  ),
};

const loaded = new Map<string, ScreenModule>();

/** The key of a screen, as the registries write it, is its path below src without the ending. */
export function sourceOf(screen: string): string {
  return `src/${screen}.tsx`;
}

function loaderOf(screen: string): (() => Promise<ScreenModule>) | undefined {
  return files[`./${screen.replace(/^(app|features)\//, '')}.tsx`];
}

/** Loads a screen and its texts for a visitor who waits for it; afterwards `screenNow` has it. */
export async function loadScreen<M extends ScreenModule>(screen: string, language: LanguageCode): Promise<M> {
  return (await needed(() => prefetchScreen(screen, language))) as M;
}

/** Loads a screen before a visitor asks for it. */
export async function prefetchScreen(screen: string, language: LanguageCode): Promise<ScreenModule> {
  let module = loaded.get(screen);
  if (module === undefined) {
    const load = loaderOf(screen);
    if (load === undefined) throw new Error(`There is no screen ${screen}.`);
    module = await load();
    loaded.set(screen, module);
  }
  await Promise.all(module.texts.map((texts) => texts.load(language)));
  return module;
}

export function screenNow<M extends ScreenModule>(screen: string): M | undefined {
  return loaded.get(screen) as M | undefined;
}

export function isScreen(screen: string): boolean {
  return loaderOf(screen) !== undefined;
}
