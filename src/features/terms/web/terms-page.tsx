import { notAvailableTexts } from '#features/error-page/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { loadTerms, type TermsData, termsSetting } from './load-terms.ts';
import { TermsDocument } from './terms-document.tsx';
import { termsTexts } from './terms-texts.ts';

export const texts = [termsTexts, notAvailableTexts];

export const load = (context: PageContext<SiteInit>): Promise<TermsData> => loadTerms(context, 'terms');

export function head(_: TermsData, context: PageContext<SiteInit>): PageHead {
  return { title: termsSetting(context, 'terms').title };
}

export function Page({ data }: { data: TermsData }) {
  return <TermsDocument which="terms" data={data} />;
}
