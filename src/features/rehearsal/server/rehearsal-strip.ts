import { modulesOf, type PublishedSite } from '#features/site/server.ts';
import { consolePath, siteNameOf } from '#kernel/console/console-endpoint.ts';
import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { rehearsalTexts } from './rehearsal-texts.ts';

/** The sheet of the strip: the pages of other sites do not load it. */
export const stripSheetPath = '/rehearsal/strip.css';

/** Those that write a space between sentences. */
const spacedLanguages: readonly LanguageCode[] = ['eng', 'kor'];

/** The strip above every page of a rehearsal: what it is, and the way back. Its sheet brings it to the top. */
export async function rehearsalStrip(
  { kysely }: Pick<Database, 'kysely'>,
  site: PublishedSite,
  language: LanguageCode,
): Promise<string> {
  const { siteKey, rehearsal } = site;
  if (rehearsal === undefined) return '';
  const row = await kysely
    .selectFrom('rehearsal')
    .select('opens_sale')
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  const { strip } = rehearsalTexts[language];
  const sentences = [
    strip.text,
    ...(row?.opens_sale === true ? [strip.opened] : []),
    ...(paysLater(site) ? [strip.later] : []),
  ];
  const said = sentences.join(spacedLanguages.includes(language) ? ' ' : '');
  const back = `${consolePath}sites/${siteNameOf(rehearsal.of)}`;
  return (
    `<aside class="hb-rehearsal" lang="${htmlLang[language]}" aria-label="${strip.title}">` +
    `<p><strong>${strip.title}</strong> ${said}</p>` +
    `<a href="${back}">${strip.back}</a></aside>`
  );
}

/** Whether a buyer may get a number, or an account, whose payment the tickets wait for. */
function paysLater(site: PublishedSite): boolean {
  return modulesOf(site, 'ticket').some(({ serverContent: { payment } }) =>
    payment.methods.some((method) => method === 'ConvenienceStore' || (method === 'Bank' && !payment.isBankDeferred)),
  );
}

/**
 * It has colours of its own, so that no organiser's sheet makes it look like a part of their site. The console, where it
 * leads, knows no transition between documents.
 */
export const stripSheet = `@view-transition {
  navigation: none;
}
body {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
}
.hb-rehearsal {
  order: -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  justify-content: space-between;
  padding: 10px 16px;
  border-bottom: 2px solid #7a4b00;
  background: #fff3d6;
  color: #3d2600;
  font: 14px/1.6 system-ui, sans-serif;
}
.hb-rehearsal p {
  flex: 1 1 20em;
  margin: 0;
}
.hb-rehearsal a {
  padding: 4px 0;
  color: #3d2600;
  font-weight: 700;
}
@media print {
  .hb-rehearsal {
    display: none;
  }
}
`;
