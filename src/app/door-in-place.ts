import type { SiteInit } from '#features/site/web.ts';
import { isApplicationAt } from '#web/site/is-application.ts';
import { type PageContext, pageHref } from '#web/site/page-context.ts';
import type { LoadedPage, ShownPage } from './loader-site.ts';
import { loadScreen } from './screens.ts';
import { notFound, pageScreens, withdrawn } from './web-pages.ts';

/** The data of a door that stands in the place of the page in front of which it is (decision 75). */
interface DoorInPlace {
  /** The address that was asked for. */
  asked: string;
  /** The door's own address. */
  own: string;
}

/** The page of a door; or that of the login if a call of the page is refused without one, which only the call knows. */
export type DoorInFront = 'verify' | 'login' | 'loginIfRefused';

/** The door in front of a page; undefined for a page that is shown without it. */
export async function doorInPlace(
  name: DoorInFront | undefined,
  asked: LoadedPage,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { isDraft }: { isDraft: boolean },
  context: PageContext<SiteInit>,
): Promise<ShownPage | undefined> {
  if (name === undefined || name === 'loginIfRefused') return undefined;
  // The app has its own login, and a draft its own door; what tells of nothing has none.
  if (isDraft || isApplicationAt(context.keptQuery)) return undefined;
  if (asked.screen === withdrawn || asked.screen === notFound || asked.name === 'error') return undefined;
  const screen = pageScreens[name];
  await loadScreen(screen, context.language);
  const data: DoorInPlace = { asked: pathname + search, own: pageHref(context, name) };
  return { name, params: {}, screen, data };
}
