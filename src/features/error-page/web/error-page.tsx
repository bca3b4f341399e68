import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { errorWords } from '../rules/error-words.ts';
import { failedAddress } from '../rules/failed-address.ts';
import { errorPageTexts } from './error-page-texts.ts';
import { useErrorVariant } from './error-variant.ts';
import { ErrorView } from './error-view.tsx';
import { type ErrorContents, loadErrorContents } from './load-error-contents.ts';

export const texts = [errorPageTexts];

export interface ErrorPageData {
  contents: ErrorContents;
  /** The address that could not be shown. */
  failed: string | null;
}

export async function load(context: PageContext<SiteInit>, { query }: LoadArguments): Promise<ErrorPageData> {
  return { contents: await loadErrorContents(context), failed: failedAddress(query) ?? null };
}

export function head({ contents, failed }: ErrorPageData, { language }: PageContext): PageHead {
  const variant = failed === null ? undefined : 'failed';
  return { title: errorWords(variant, errorPageTexts.of(language), contents?.errorPageTitle).title };
}

/** The page at /error. */
export function Page({ data: { contents, failed } }: { data: ErrorPageData }) {
  const variant = useErrorVariant();
  return failed === null ? (
    <ErrorView variant={variant} contents={contents} />
  ) : (
    <ErrorView variant={variant === 'chat' ? 'chat' : 'failed'} contents={contents} again={failed} />
  );
}
