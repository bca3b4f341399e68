import type { SiteInit } from '#features/site/web.ts';
import { eventListTexts } from '#features/event-list/web.ts';
import { navigationTexts } from '#features/navigation/web.ts';
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

export function head({ contents, failed }: ErrorPageData, context: PageContext): PageHead {
  const { language } = context;
  const variant = failed !== null ? 'failed' : isOfDraft(context) ? 'preview' : undefined;
  return { title: errorWords(variant, errorPageTexts.of(language), contents?.errorPageTitle).title };
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
