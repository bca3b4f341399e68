import { type ReadyPage, readyPage } from '../../rules/ready-pages.ts';
import type { Console } from '#console/console-context.ts';
import { labelAt } from '#kernel/console/field-labels.ts';
import type { addContent, addItem } from '../../contract.ts';
import { readNeeded } from '../form/later-needed.tsx';
import type { FormWords } from '../form/form-words.ts';
import type { Outline } from '../use-outline.ts';

/**
 * Adds a page that begins with a title and, for messages, with the address of whoever adds it. Answers where it is
 * written; undefined where the server takes it not.
 */
export async function addReadyPage(
  { api, cache, language, operator }: Pick<Console, 'api' | 'cache' | 'language' | 'operator'>,
  { site, outline, page, words }: { site: string; outline: Outline; page: ReadyPage; words: FormWords },
): Promise<string | undefined> {
  const params = { site };
  const ofSite = outline.languages[0] ?? language;
  let contentId = outline.contents.find(({ moduleCode }) => moduleCode === 'web_page')?.contentId;
  if (contentId === undefined) {
    const { neededValue, timesOf } = await readNeeded();
    const begun = { language: ofSite, name: words.nameOf('web_page'), ...timesOf(outline.startDate) };
    const body = { moduleCode: 'web_page' as const, value: neededValue('web_page', begun) };
    const added = await api.post<typeof addContent>('sites/{site}/contents', { params, body });
    if (added.issues.length > 0) return undefined;
    contentId = added.contentId;
  }
  const title = { [ofSite]: labelAt(words.labelsOf(page), ['item']).label };
  const { value, field } = readyPage(page, title, operator?.mail);
  const { detailId } = await api.post<typeof addItem>('sites/{site}/items/{contentId}', {
    params: { site, contentId },
    body: { value },
  });
  cache.changed(`outline/${site}`);
  return `/console/sites/${site}/content/${contentId}/${detailId}?field=${field}`;
}
