import type { LanguageCode } from '#kernel/language.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { readErrorPage } from '../contract.ts';
import type { SiteDocument } from '../documents.ts';
import { presentPicture, sayIn, spokenLanguage } from './present-overview.ts';

/** The organiser's error page; null when none was written. */
export function presentErrorPage(
  document: SiteDocument,
  wanted: LanguageCode,
): AnswerOf<typeof readErrorPage>['errorPageContents'] {
  const { errorPage } = document;
  if (errorPage === undefined || Object.keys(errorPage).length === 0) return null;
  const say = sayIn(document, spokenLanguage(document, wanted));
  const image = presentPicture(errorPage.errorPageImage, say);
  const icon = presentPicture(errorPage.errorPageIcon, say);
  return {
    errorPageTitle: say(errorPage.errorPageTitle) || null,
    errorPageHtml: safeHtml(errorPage.errorPageHtml, say) || null,
    errorPageImage: image && { file: image },
    errorPageIcon: icon && { file: icon },
  };
}
