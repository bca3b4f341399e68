import type { PageModule } from '#web/site/page-module.ts';
import type { LoadedPage } from './loader-site.ts';
import { screenNow } from './screens.ts';

/** The screens of a page and of its parts. */
export function screensIn({ screen, data }: LoadedPage): string[] {
  if (screen === undefined) return [];
  const inner: unknown[] = Array.isArray(data) ? data : [data];
  const within = inner.map((part) => (part as { screen?: string } | null)?.screen);
  return [screen, ...within.filter((one) => one !== undefined)];
}

export function moduleOf({ screen }: LoadedPage): PageModule | undefined {
  return screen === undefined ? undefined : screenNow<PageModule>(screen);
}
