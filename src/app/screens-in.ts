import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead, PageModule } from '#web/site/page-module.ts';
import type { LoadedPage, ShownPage } from './loader-site.ts';
import { screenNow } from './screens.ts';

/** The screens that a page begins with. The widgets of a home are a list of their own and begin later. */
export function screensIn(page: LoadedPage): string[] {
  if (page.screen === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Pages of lists and details have the screen of their module.
  const inner = (page.data as { screen?: string } | null)?.screen;
  return inner === undefined ? [page.screen] : [page.screen, inner];
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
