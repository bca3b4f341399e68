import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage, type LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { lookAtLink } from '../contract.ts';

/** What a one-time link is for: the event, and an exhibitor's booths there; each is '' where there is none. */
export function placeOfLink(
  { siteTitle, boothTitles }: Pick<AnswerOf<typeof lookAtLink>, 'siteTitle' | 'boothTitles'>,
  language: LanguageCode,
): { site: string; booth: string } {
  const said = (title: typeof siteTitle): string => localize(title ?? {}, language, defaultLanguage);
  const [booth] = boothTitles.map(said).filter(Boolean);
  return { site: said(siteTitle), booth: booth ?? '' };
}

/** Where somebody begins who took what a link gives: the site, whose frame leads on to their own page; else all sites. */
export function pageOfPlace(siteKey: string): string {
  return siteKey.includes('/') ? `/console/sites/${siteKey.replace('/', '-')}` : '/console/';
}
