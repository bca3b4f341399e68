import type { PublishedSite } from '#features/site/server.ts';
import { defaultLanguage, htmlLang, type LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { Database } from '#server/database/database.ts';
import { escapeHtml } from '#server/html/escape-html.ts';
import { callingOffTexts } from './calling-off-refusal.ts';
import { findRun } from './read-calling-off.ts';

/** The sheet of the strip: the pages of other sites do not load it. */
export const calledOffSheetPath = '/called-off/strip.css';

/** The strip above every page of an event that does not take place, with what the organiser says; '' for any other. */
export async function calledOffStrip(
  { kysely }: Pick<Database, 'kysely'>,
  { siteKey, isCalledOff }: PublishedSite,
  language: LanguageCode,
): Promise<string> {
  if (!isCalledOff) return '';
  const run = await findRun(kysely, siteKey);
  const { label, title } = callingOffTexts[language].strip;
  const said = run === undefined ? '' : localize(run.said, language, defaultLanguage);
  return (
    `<aside class="hb-called-off" lang="${htmlLang[language]}" aria-label="${label}"><p><strong>${title}</strong></p>` +
    `${said === '' ? '' : `<p>${escapeHtml(said).replaceAll('\n', '<br>')}</p>`}</aside>`
  );
}

/** It has colours of its own, so that no organiser's sheet hides it. */
export const calledOffSheet = `body {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
}
.hb-called-off {
  order: -1;
  padding: 12px 16px;
  border-bottom: 2px solid #8c1d18;
  background: #fdeceb;
  color: #410e0b;
  font: 15px/1.6 system-ui, sans-serif;
}
.hb-called-off p {
  margin: 0;
  overflow-wrap: anywhere;
}
`;
