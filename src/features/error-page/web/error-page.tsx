import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { errorPageTexts } from './error-page-texts.ts';
import { useErrorVariant } from './error-variant.ts';
import { ErrorView } from './error-view.tsx';
import { type ErrorContents, loadErrorContents } from './load-error-contents.ts';

export const texts = [errorPageTexts];
export const load = loadErrorContents;

export function head(contents: ErrorContents, { language }: PageContext): PageHead {
  return { title: contents?.errorPageTitle || errorPageTexts.of(language).title };
}

/** The page at /error. */
export function Page({ data }: { data: ErrorContents }) {
  return <ErrorView variant={useErrorVariant()} contents={data} />;
}
