import type { SaidCheck } from './use-checks.ts';

type Open = readonly Pick<SaidCheck, 'key'>[];

/** What an organiser has published all the same since the console was opened, by the site. */
const confirmed = new Map<string, ReadonlySet<string>>();

export function noteConfirmed(site: string, open: Open): void {
  confirmed.set(site, new Set(open.map(({ key }) => key)));
}

/** Whoever decided once to publish all the same is asked again only of what is new. */
export function isConfirmed(site: string, open: Open): boolean {
  return open.every(({ key }) => confirmed.get(site)?.has(key) ?? false);
}
