import type { LanguageCode } from '#kernel/language.ts';
import { truncateByWidth } from '#kernel/text-width.ts';
import type { PageHead } from '#web/site/page-module.ts';

const columns = 240;
const namesMax = 20;

/** `names`: those of the first entries. */
const sentences: Record<LanguageCode, (site: string, title: string, names: string) => string> = {
  jpn: (site, title, names) =>
    names === '' ? `「${site}」の「${title}」のページです。` : `「${site}」の「${title}」：${names}`,
  eng: (site, title, names) => (names === '' ? `${title} – ${site}` : `${title} – ${site}: ${names}`),
  chi: (site, title, names) => (names === '' ? `“${site}”的“${title}”页面。` : `“${site}”的“${title}”：${names}`),
  zhtw: (site, title, names) =>
    names === '' ? `「${site}」的「${title}」頁面。` : `「${site}」的「${title}」：${names}`,
  kor: (site, title, names) =>
    names === '' ? `“${site}”의 “${title}” 페이지입니다.` : `“${site}”의 “${title}”: ${names}`,
};
const between: Record<LanguageCode, string> = { jpn: '、', eng: ', ', chi: '、', zhtw: '、', kor: ', ' };

/** What search results say of a page: its own words, else its title and what it lists; of a home the words of the site. */
export function pageDescription(
  page: PageHead | undefined,
  { title, siteDescription }: { title: string; siteDescription: string },
  language: LanguageCode,
): string {
  if (page?.description) return page.description;
  if (!page?.title) return siteDescription;
  const names = (page.names ?? [])
    .slice(0, namesMax)
    .filter((name) => name !== '')
    .join(between[language]);
  return truncateByWidth(sentences[language](title, page.title, names), columns);
}
