import type { Console } from '#console/console-context.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { addContent, addItem } from '../../contract.ts';
import type { Json } from '../../rules/part-changes.ts';
import { neededValue, timesOf } from '../form/needed-value.ts';
import type { Outline } from '../use-outline.ts';

const names: Readonly<Record<LanguageCode, string>> = {
  jpn: 'チケット',
  eng: 'Tickets',
  chi: '门票',
  zhtw: '票券',
  kor: '티켓',
};

/** Adds the page of tickets to an event that has none, with its first ticket. False: the server takes it not. */
export async function beginSale(
  { api, cache }: Pick<Console, 'api' | 'cache'>,
  { site, outline, ticket }: { site: string; outline: Outline; ticket: { [key: string]: Json } },
): Promise<boolean> {
  const params = { site };
  const [first = 'jpn', ...others] = outline.languages;
  const begun = { language: first, name: names[first], ...timesOf(outline.startDate) };
  const title = Object.fromEntries([first, ...others].map((language) => [language, names[language]]));
  const added = await api.post<typeof addContent>('sites/{site}/contents', {
    params,
    body: { moduleCode: 'ticket', value: { ...neededValue('ticket', begun), title } },
  });
  if (added.issues.length > 0) return false;
  await api.post<typeof addItem>('sites/{site}/items/{contentId}', {
    params: { site, contentId: added.contentId },
    body: { value: ticket },
  });
  cache.changed(`outline/${site}`);
  return true;
}
