import { type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { readTerms } from '../contract.ts';
import { termsContentId } from './agreements.ts';

/** A site's terms in the language that the site uses for the visitor. */
export function presentTerms(site: PublishedSite, wanted: LanguageCode): AnswerOf<typeof readTerms> {
  const { document } = site;
  const say = sayIn(document, spokenLanguage(document, wanted));
  const terms = document.terms ?? {};
  const typeTerms = terms.typeTerms ?? 'Text';
  const typePrivacy = terms.typePrivacy ?? 'Text';
  const switchTerms = terms.switchTerms ?? false;
  const switchPrivacy = terms.switchPrivacy ?? false;
  return {
    termsContentId: termsContentId(site),
    terms: switchTerms && typeTerms === 'Text' ? safeHtml(terms.bodyTerms, say) : '',
    privacy: switchPrivacy && typePrivacy === 'Text' ? safeHtml(terms.bodyPrivacy, say) : '',
    setting: {
      switchTerms,
      switchPrivacy,
      typeTerms,
      typePrivacy,
      urlTerms: terms.urlTerms ?? null,
      urlPrivacy: terms.urlPrivacy ?? null,
      titleTerms: say(terms.titleTerms),
      titlePrivacy: say(terms.titlePrivacy),
      reAgreementTitle: say(terms.reAgreementTitle),
      reAgreementBody: say(terms.reAgreementBody),
      resetAt: terms.resetAt ?? null,
    },
  };
}
