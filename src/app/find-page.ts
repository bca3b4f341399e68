import { matchPage } from '#kernel/match-page.ts';
import type { PageDefinition, PageName, PageParams } from '#kernel/page.ts';
import { isSameSite, placePath } from '#kernel/preview-path.ts';
import type { PageContext } from '#web/site/page-context.ts';

export type FoundName = PageName | 'preview' | 'notFound';

export interface FoundPage {
  name: FoundName;
  definition: PageDefinition | undefined;
  params: PageParams;
}

export function findPage(pathname: string, page: PageContext): FoundPage {
  const place = placePath(page.hostSite, pathname);
  const match =
    place && isSameSite(place.address, page.address) ? matchPage(place.scope, place.address.rest) : undefined;
  return { name: match?.definition.name ?? 'notFound', definition: match?.definition, params: match?.params ?? {} };
}
