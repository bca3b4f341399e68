import type * as v from 'valibot';
import { meantFields } from '#kernel/field-meaning.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { sanitizeOrganiserHtml } from '#server/html/sanitize-organiser-html.ts';
import type { SiteDocument } from '../documents.ts';
import type { DocumentsByCode, ParsedModule } from './import-modules.ts';
import type { LoadPicture } from './import-pictures.ts';
import { describeFound, type Place, type PlacedProblem } from './import-problem.ts';

type Fields = Record<string, unknown>;

const siteHtml = [
  ['terms', 'bodyTerms'],
  ['terms', 'bodyPrivacy'],
  ['errorPage', 'errorPageHtml'],
] as const;
const foreignPicture = /<img\b[^>]*?\bsrc\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi;
const picture = /(<img\b[^>]*?\bsrc\s*=\s*)(["'])\s*(?![a-z][a-z0-9+.-]*:|\/|#|\s)([^"']+)\2/gi;

/** Makes every HTML field of a site safe, and its pictures beside site.yaml stored ones; changes the documents. */
export async function cleanHtml(
  site: SiteDocument,
  modules: readonly ParsedModule[],
  documents: DocumentsByCode,
  loadPicture: LoadPicture,
): Promise<PlacedProblem[]> {
  const problems: PlacedProblem[] = [];
  const clean = async (fields: Fields, name: string, place: Place): Promise<void> => {
    const texts = fields[name];
    if (!isLocalizedText(texts)) return;
    const cleaned = await Promise.all(
      Object.entries(texts).map(async ([language, html]) => {
        const { text, problems: found } = await storePictures(html, [...place, name, language], loadPicture);
        problems.push(...found);
        return [language, sanitizeOrganiserHtml(text)];
      }),
    );
    fields[name] = Object.fromEntries(cleaned);
  };

  for (const [group, name] of siteHtml) await clean(site[group], name, [group]);
  for (const [index, { document, items }] of modules.entries()) {
    const schemas = documents.get(document.moduleCode);
    const htmlIn = (schema: v.GenericSchema | undefined, value: unknown, under: Place) =>
      meantFields(schema, value, under).filter(({ meaning }) => meaning.holds === 'html');
    const fields = [
      ...moduleParts.flatMap((part) => htmlIn(schemas?.[part], document[part], ['modules', index, part])),
      ...items.flatMap((item, position) => htmlIn(schemas?.item, item, ['modules', index, 'items', position])),
    ];
    for (const { holder, key, place } of fields) await clean(holder, key, place.slice(0, -1));
  }
  return problems;
}

async function storePictures(
  html: string,
  place: Place,
  loadPicture: LoadPicture,
): Promise<{ text: string; problems: PlacedProblem[] }> {
  const problems: PlacedProblem[] = [];
  for (const [, address] of html.matchAll(foreignPicture)) {
    problems.push({
      place,
      expected: 'a picture beside site.yaml, as pictures/map.png',
      found: describeFound(address),
    });
  }
  let text = '';
  let end = 0;
  for (const match of html.matchAll(picture)) {
    const [whole, before = '', quote = '', name = ''] = match;
    const outcome = await loadPicture(name);
    text += html.slice(end, match.index);
    end = match.index + whole.length;
    if ('image' in outcome) {
      const { path, width, height } = outcome.image;
      const hasSize = /\b(width|height)\s*=/i.test(whole + html.slice(end, html.indexOf('>', end)));
      text += `${before}${quote}${path}${quote}${hasSize ? '' : ` width="${width}" height="${height}"`}`;
    } else {
      problems.push({ place, ...outcome });
      text += whole;
    }
  }
  return { text: text + html.slice(end), problems };
}
