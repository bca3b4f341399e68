import { isRecord } from '#kernel/is-record.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead, PageModule } from '#web/site/page-module.ts';
import type { LoadedPage, ShownPage } from './loader-site.ts';
import { screenNow } from './screens.ts';

/** The screens that a page begins with. The widgets of a home are a list of their own and begin later. */
export function screensIn(page: LoadedPage): string[] {
  if (page.screen === undefined) return [];
  // Pages of lists and details have the screen of their module.
  const inner = isRecord(page.data) ? page.data['screen'] : undefined;
  return typeof inner === 'string' ? [page.screen, inner] : [page.screen];
}

export function moduleOf({ screen }: ShownPage): PageModule | undefined {
  return screenNow<PageModule>(screen);
}

/** What a page says of itself; a shell says nothing. */
export function headIn(page: LoadedPage, context: PageContext): PageHead | undefined {
  return page.screen === undefined ? undefined : moduleOf(page)?.head?.(page.data, context);
}

/** Whether a page is shown although its address names a part that does not exist. */
export function lacksPart(page: LoadedPage): boolean {
  return page.screen !== undefined && moduleOf(page)?.lacksPart?.(page.data) === true;
}
