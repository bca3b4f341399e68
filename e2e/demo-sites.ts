import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

/** The facts about a site of the demo world that journeys need, read from the site's file. */
export interface DemoSite {
  folder: string;
  kind: 'portal' | 'event';
  portalId: number;
  eventId?: number;
  /** Its path on the shared host, `/web/portal/1/event/11`. */
  path: string;
  ownDomain: string | undefined;
  passcode: string | undefined;
  isInvitingEvent: boolean;
  isThirdType: boolean;
  file: SiteFile;
}

type Localized = string | Readonly<Record<string, string>>;

interface SiteFile {
  kind: 'portal' | 'event';
  portalId: number;
  eventId?: number;
  webSetting: { title: Localized; ownDomain?: string; siteKeyword?: Localized; siteDescription?: Localized };
  overview?: {
    name?: Localized;
    organizerName?: Localized;
    catchphrase?: Localized;
    description?: Localized;
    placeName?: Localized;
    placeAddress?: Localized;
  };
  terms?: { titleTerms?: Localized; titlePrivacy?: Localized; urlPrivacy?: string };
  errorPage?: { errorPageTitle?: Localized; errorPageHtml?: Localized; errorPageIcon?: object };
  cookie?: { body: Localized; positiveButtonTitle: Localized; negativeButtonTitle: Localized };
  passcode?: string;
  isInvitingEvent?: boolean;
  client?: { isEvesta?: boolean };
  modules: {
    moduleCode: string;
    contentId: number;
    title?: Localized;
    content?: { groups?: { links: { link: string }[] }[] };
    items?: { detailId: number; title?: Localized; ticketId?: number }[];
  }[];
}

const folder = join(dirname(import.meta.dirname), 'demo');

/** Every site of the demo world. */
export function demoSites(): DemoSite[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'site.yaml')))
    .map(site);
}

/** The site of a folder of demo/. */
export function site(name: string): DemoSite {
  const known = read.get(name) ?? readSite(name);
  read.set(name, known);
  return known;
}

const read = new Map<string, DemoSite>();

function readSite(name: string): DemoSite {
  const file = parse(readFileSync(join(folder, name, 'site.yaml'), 'utf8')) as SiteFile;
  const { kind, portalId, eventId } = file;
  const parts = [portalId === 0 ? '' : `portal/${portalId}`, eventId === undefined ? '' : `event/${eventId}`];
  return {
    folder: name,
    kind,
    portalId,
    eventId,
    path: ['/web', ...parts.filter((part) => part !== '')].join('/') + (parts.join('') === '' ? '/' : ''),
    ownDomain: file.webSetting.ownDomain,
    passcode: file.passcode,
    isInvitingEvent: file.isInvitingEvent ?? false,
    isThirdType: file.client?.isEvesta ?? false,
    file,
  };
}

/** A text of a site file in a language; a missing one is the first. */
export function say(text: Localized | undefined, language: string): string {
  if (text === undefined) return '';
  return typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');
}
