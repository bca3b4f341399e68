import type { LocalizedText } from '#kernel/localized-text.ts';
import { sanitizeOrganiserHtml } from '#server/html/sanitize-organiser-html.ts';
import type { SiteDocument } from '../documents.ts';
import type { DocumentsByCode, ParsedModule } from './import-modules.ts';
import type { LoadPicture } from './import-pictures.ts';
import type { Place, PlacedProblem } from './import-problem.ts';

type Fields = Record<string, unknown>;

const siteHtml = [
  ['terms', 'bodyTerms'],
  ['terms', 'bodyPrivacy'],
  ['errorPage', 'errorPageHtml'],
] as const;
const picture = /(<img\b[^>]*?\bsrc\s*=\s*)(["'])(?![a-z][a-z0-9+.-]*:|\/|#)([^"']+)\2/gi;

/** Makes every HTML field of a site safe, and its pictures beside site.yaml stored ones; changes the documents. */
export async function cleanHtml(
  site: SiteDocument,
  modules: readonly ParsedModule[],
  documents: DocumentsByCode,
  loadPicture: LoadPicture,
): Promise<PlacedProblem[]> {
  const problems: PlacedProblem[] = [];
  const clean = async (fields: Fields, name: string, place: Place): Promise<void> => {
    const [, group, rest] = /^(\w+)\.(.+)$/.exec(name) ?? [];
    if (group !== undefined && rest !== undefined) {
      if (fields[group] !== undefined) await clean(fields[group] as Fields, rest, [...place, group]);
      return;
    }
    const texts = fields[name] as LocalizedText | undefined;
    if (texts === undefined) return;
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
    const fields = documents.get(document.moduleCode)?.htmlFields;
    const place = ['modules', index];
    for (const part of ['content', 'serverContent'] as const) {
      for (const name of fields?.[part] ?? []) await clean(document[part], name, [...place, part]);
    }
    for (const name of fields?.item ?? []) {
      for (const [position, item] of items.entries()) await clean(item, name, [...place, 'items', position]);
    }
  }
  return problems;
}

async function storePictures(
  html: string,
  place: Place,
  loadPicture: LoadPicture,
): Promise<{ text: string; problems: PlacedProblem[] }> {
  const problems: PlacedProblem[] = [];
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
