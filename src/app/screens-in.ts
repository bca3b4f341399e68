import type { PageModule } from '#web/site/page-module.ts';
import type { LoadedPage } from './loader-site.ts';
import { screenNow } from './screens.ts';

/** The screens that a page begins with. The widgets of a home are a list of their own and begin later. */
export function screensIn({ screen, data }: LoadedPage): string[] {
  if (screen === undefined) return [];
  const inner = (data as { screen?: string } | null)?.screen;
  return inner === undefined ? [screen] : [screen, inner];
}

export function moduleOf({ screen }: LoadedPage): PageModule | undefined {
  return screen === undefined ? undefined : screenNow<PageModule>(screen);
}
