import type { SiteInit } from '#features/site/web.ts';
import { eventListTexts } from '#features/event-list/web.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { status } from '#kernel/status.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { errorWords } from '../rules/error-words.ts';
import { failedAddress } from '../rules/failed-address.ts';
import { errorPageTexts } from './error-page-texts.ts';
import { useErrorVariant } from './error-variant.ts';
import { ErrorView } from './error-view.tsx';
import { loadPortalWays, type PortalWays, WaysOn } from './ways-on.tsx';
import { type ErrorContents, loadErrorContents } from './load-error-contents.ts';

export const texts = [errorPageTexts, eventListTexts, navigationTexts];

export interface ErrorPageData {
  contents: ErrorContents;
  /** The address that could not be shown. */
  failed: string | null;
  /** Where a page was not found. */
  ways?: PortalWays;
}

export async function load(context: PageContext<SiteInit>, { query }: LoadArguments): Promise<ErrorPageData> {
  const failed = failedAddress(query) ?? null;
  const [contents, ways] = await Promise.all([
    loadErrorContents(context),
    failed === null ? loadPortalWays(context) : undefined,
  ]);
  return { contents, failed, ...(ways !== undefined && { ways }) };
}

/** Who opens a draft and may not see it comes here with the flag of the draft. */
const isOfDraft = ({ keptQuery }: Pick<PageContext, 'keptQuery'>): boolean =>
  new URLSearchParams(keptQuery).get('isDraft') === 'true';

/** The form that the address names; others are set before the page is opened in the browser. */
function formOf({ failed }: ErrorPageData, context: PageContext): 'failed' | 'preview' | undefined {
  if (failed !== null) return 'failed';
  return isOfDraft(context) ? 'preview' : undefined;
}

export function head(data: ErrorPageData, context: PageContext): PageHead {
  const say = errorPageTexts.of(context.language);
  return { title: errorWords(formOf(data, context), say, data.contents?.errorPageTitle).title };
}

/** As the page says: it is not there, may not be seen, or could not be made just now, and programs ask for it again. */
export function statusOf(data: ErrorPageData, context: PageContext): number {
  const form = formOf(data, context);
  if (form === 'failed') return status.unavailable;
  return form === 'preview' ? status.forbidden : status.notFound;
}

/** The page at /error. */
export function Page({ data: { contents, failed, ways } }: { data: ErrorPageData }) {
  const remembered = useErrorVariant();
  const variant = isOfDraft(usePageContext()) ? 'preview' : remembered;
  return failed === null ? (
    <ErrorView variant={variant} contents={contents}>
      {variant === undefined ? <WaysOn {...ways} /> : null}
    </ErrorView>
  ) : (
    <ErrorView variant={variant === 'chat' ? 'chat' : 'failed'} contents={contents} again={failed} />
  );
}
