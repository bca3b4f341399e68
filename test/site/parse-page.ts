import type { SiteEntryData } from '#app/entry-server.tsx';
import { Window } from 'happy-dom';

const window = new Window({ url: 'http://hiroba.test/' });

/** A page as a browser would read it, without running or fetching anything. */
export function parsePage(html: string): Document {
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** The data that the page hands to the browser. */
export function entryOf(html: string): SiteEntryData {
  return JSON.parse(/id="hb-entry">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as SiteEntryData;
}

/** The page of the entry data, which has to be shown, and no shell. */
export function shownIn(html: string): Extract<SiteEntryData['page'], { data: unknown }> {
  const { page } = entryOf(html);
  if (page.screen === undefined) throw new Error(`The page ${page.name} is a shell.`);
  return page;
}

/** The text a visitor reads, without scripts. */
export function textOf(document: Document): string {
  return document.getElementById('hb-root')?.textContent ?? '';
}

export const metaOf = (document: Document, name: string): string | undefined =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
