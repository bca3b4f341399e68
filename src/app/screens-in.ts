import { isRecord } from '#kernel/is-record.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead, PageModule, PagePart } from '#web/site/page-module.ts';
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

/** The later parts of a page that stand in its first HTML. */
export function firstPartsIn(page: LoadedPage): readonly PagePart[] {
  return page.screen === undefined ? [] : (moduleOf(page)?.firstParts?.(page.data) ?? []);
}

/** What a page says that its document is answered with; undefined: nothing of its own. */
export function statusIn(page: LoadedPage, context: PageContext): number | undefined {
  return page.screen === undefined ? undefined : moduleOf(page)?.statusOf?.(page.data, context);
}
