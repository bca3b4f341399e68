import { status } from '#kernel/status.ts';
import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { errorPageTexts } from './error-page-texts.ts';
import { SaidPlainly } from './said-plainly.tsx';

export const texts = [errorPageTexts];

export function head(_: unknown, { language }: PageContext): PageHead {
  return { title: errorPageTexts.of(language).outsidePeriodTitle };
}

export function statusOf(): number {
  return status.notFound;
}

/** The page of a content that is not public now (ACCESS-047). */
export function Page() {
  const say = useTexts(errorPageTexts);
  return <SaidPlainly title={say.outsidePeriodTitle} text={say.outsidePeriodText} />;
}
