import { isRecord } from '#kernel/is-record.ts';
import type { LoadedPage } from './loader-site.ts';

/** The own address of a page that stands at another. */
export function ownAddressOf(page: LoadedPage): string | undefined {
  if (page.screen === undefined || !(page.name === 'verify' || page.name === 'login')) return undefined;
  const own = isRecord(page.data) ? page.data['own'] : undefined;
  return typeof own === 'string' ? own : undefined;
}
