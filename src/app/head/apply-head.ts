import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import type { HeadModel } from './site-head.ts';

/** Makes the document's head that of the page navigated to. */
export function applyHead(head: HeadModel, language: LanguageCode): void {
  document.title = head.title;
  document.documentElement.lang = htmlLang[language];
  for (const old of document.head.querySelectorAll('[data-hb]')) old.remove();
  const add = (name: 'meta' | 'link', attributes: Readonly<Record<string, string | undefined>>) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, value);
    element.dataset['hb'] = '';
    document.head.append(element);
  };
  for (const meta of head.meta) add('meta', meta);
  for (const link of head.links) add('link', link);
}
