import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { robotsDirective } from '#features/site/rules/robots.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { pageDescription } from './page-description.ts';

export interface HeadFacts {
  init: SiteInit;
  language: LanguageCode;
  page: PageHead | undefined;
  isHome: boolean;
  isDraft: boolean;
  /** A page with an error status is not for search engines. */
  isError: boolean;
  /** Doors, and pages of a person or an order, are not for search engines, which may follow their links. */
  isForSearch: boolean;
  /** The request came to the site's own domain. */
  passedProxy: boolean;
  /** The page's address on its canonical host, without query. */
  canonicalUrl: string;
  /** The part of the query that belongs to it, or ''. */
  addressQuery: string;
  /** The address names the language. One that does not is shown in the language of each visitor, and is its own canonical. */
  isLanguageAsked: boolean;
  /** The prefix of a media path of the site: origin and base. */
  mediaBase: string;
}

export interface HeadModel {
  title: string;
  meta: { name?: string; property?: string; content: string }[];
  links: { rel: string; href: string; hreflang?: string; type?: string; sizes?: string }[];
}

const ogLocale: Record<LanguageCode, string> = {
  jpn: 'ja_JP',
  eng: 'en_US',
  chi: 'zh_CN',
  zhtw: 'zh_TW',
  kor: 'ko_KR',
};

/** The head of a page from the site's settings and what the page adds (core 3.5). */
export function siteHead(facts: HeadFacts): HeadModel {
  const { init, language, page, canonicalUrl, addressQuery } = facts;
  const { webSetting } = init;
  const title = page?.title ? `${page.title} | ${webSetting.title}` : webSetting.title;
  const description = pageDescription(page, webSetting, language);
  const image = page?.image ?? webSetting.siteOgpImage;
  const robots = facts.isError
    ? 'noindex,nofollow'
    : (robotsDirective({
        isRelease: webSetting.isRelease && !init.isWithdrawn,
        isNotSearchEngine: webSetting.isNotSearchEngine,
        isDraft: facts.isDraft,
        isOwnDomain: webSetting.isOwnDomain,
        passedProxy: facts.passedProxy,
      }) ?? (facts.isForSearch ? undefined : 'noindex'));
  const urlWith = (...parts: string[]): string => {
    const query = [addressQuery, ...parts].filter((part) => part !== '').join('&');
    return query === '' ? canonicalUrl : `${canonicalUrl}?${query}`;
  };
  const urlIn = (code: LanguageCode) => (code === init.defaultLanguage ? urlWith() : urlWith(`language=${code}`));
  const ownUrl = facts.isLanguageAsked ? urlIn(language) : urlWith();

  const meta = [
    { name: 'description', content: description },
    { name: 'keywords', content: webSetting.siteKeyword },
    { name: 'robots', content: robots ?? '' },
    { property: 'og:type', content: facts.isHome ? 'website' : 'article' },
    { property: 'og:site_name', content: webSetting.title },
    { property: 'og:title', content: page?.title ?? webSetting.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: ownUrl },
    { property: 'og:locale', content: ogLocale[language] },
    ...init.useLanguageCode
      .filter((code) => code !== language)
      .map((code) => ({ property: 'og:locale:alternate', content: ogLocale[code] })),
    ...(image
      ? [
          { property: 'og:image', content: facts.mediaBase + image.path },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
          { property: 'og:image:alt', content: image.alt ?? '' },
        ]
      : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ].filter(({ content }) => content !== '');

  const links = facts.isError
    ? []
    : [
        { rel: 'canonical', href: ownUrl },
        // A page that is not for search engines has no other languages to tell them of.
        ...(init.useLanguageCode.length > 1 && robots === undefined
          ? [
              ...init.useLanguageCode.map((code) => ({
                rel: 'alternate',
                href: urlIn(code),
                hreflang: htmlLang[code],
              })),
              { rel: 'alternate', href: urlWith(), hreflang: 'x-default' },
            ]
          : []),
      ];
  return { title, meta, links };
}
