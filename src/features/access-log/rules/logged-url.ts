import { createLoggablePath, loggableQuery } from '#kernel/loggable.ts';
import { pages, previewPage } from '#kernel/page.ts';

const urlMax = 500;
const loggablePath = createLoggablePath(['web', previewPage.path, ...pages.map(({ path }) => path)]);

/** The address of a page for the log: its host, and of its path and query only what opens nothing to whoever reads it. */
export function loggedUrl(href: string): string {
  const [address = '', query = ''] = href.split('#')[0]!.split('?', 2);
  const [, scheme = '', host = '', path = ''] =
    /^(?:(https?:\/\/)(?:[^/@]*@)?([\w.:[\]-]*))?(.*)$/s.exec(address) ?? [];
  const kept = loggableQuery(query);
  return (scheme + host + loggablePath(path) + (kept && `?${kept}`)).slice(0, urlMax);
}
