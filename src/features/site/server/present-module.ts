import type { LanguageCode } from '#kernel/language.ts';
import { isLocalizedText, localize, localizeDocument } from '#kernel/localized-text.ts';
import { type ModuleCode, moduleIdOf } from '#kernel/module-code.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { SiteModuleEntry } from '../contract.ts';
import { modulesOf } from './module-of.ts';
import { type Say, withoutOriginals } from './present-overview.ts';
import type { PublishedSite } from './site-store.ts';

/** Why contents are closed, by their ids. */
export type ClosedContents = ReadonlyMap<number, NonNullable<SiteModuleEntry['closedBy']>>;

export interface ModulePresentation {
  site: PublishedSite;
  /** Whether the visitor has passed the site's doors; else the modules come without their contents. */
  isOpen: boolean;
  /** Contents with doors of their own that the visitor has not passed. */
  closed: ClosedContents;
  /** Where a digest shows a number of ours. */
  counts: Counts | undefined;
}

/** The numbers that Hiroba counts for organisers. */
export interface Counts {
  portals: number;
  events: number;
}

export function hasCounts(site: Pick<PublishedSite, 'modules'>): boolean {
  return modulesOf(site, 'digest').some(({ content }) => content.points.some(({ counted }) => counted !== undefined));
}

type Fields = Readonly<Record<string, unknown>>;
type Localized = Readonly<Pick<SiteModuleEntry, 'title' | 'widget' | 'list' | 'content'>>;

/** A published document does not change, so each of its languages is made once. */
const localizedOnce = new WeakMap<object, Map<LanguageCode, Localized>>();

function localizeModule(
  module: PublishedSite['modules'][number],
  language: LanguageCode,
  siteDefault: LanguageCode,
): Localized {
  const languages = localizedOnce.get(module) ?? new Map<LanguageCode, Localized>();
  localizedOnce.set(module, languages);
  const known = languages.get(language);
  if (known !== undefined) return known;
  const parts: Record<'widget' | 'list' | 'content', Fields> = {
    widget: module.widget ?? {},
    list: module.list ?? {},
    content: withSafeHtml(module.moduleCode, module.content ?? {}, (text) => localize(text, language, siteDefault)),
  };
  const title = localize(module.title, language, siteDefault);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fields of pictures go, and nothing else.
  const shown = withoutOriginals(parts) as typeof parts;
  const localized = { ...localizeDocument(shown, language, siteDefault), title };
  languages.set(language, localized);
  return localized;
}

/** A module of the site as its visitors see it. */
export function presentModule(
  { site, isOpen, closed, counts }: ModulePresentation,
  module: PublishedSite['modules'][number],
  language: LanguageCode,
): SiteModuleEntry {
  const siteDefault = site.document.languages[0]!;
  const localized = { ...localizeModule(module, language, siteDefault) };
  if (counts !== undefined && module.moduleCode === 'digest') {
    const points = localizeDocument(module.content.points, language, siteDefault);
    localized.content = {
      ...localized.content,
      points: points.map(({ counted, ...point }) => ({ ...point, ...(counted && { value: String(counts[counted]) }) })),
    };
  }
  return {
    moduleCode: module.moduleCode,
    moduleId: moduleIdOf(module.moduleCode),
    contentId: module.contentId,
    scope: site.eventId === undefined ? 'portal' : 'event',
    title: isOpen ? localized.title : '',
    sort: module.sort,
    visible: module.visible ?? true,
    onHome: module.onHome ?? true,
    isConsoleUserOnly: module.isConsoleUserOnly ?? false,
    ...(closed.has(module.contentId) && { closedBy: closed.get(module.contentId) }),
    widget: localized.widget,
    list: localized.list,
    content: isOpen && !closed.has(module.contentId) ? localized.content : {},
  };
}

/** The modules whose content comes with the site data and holds HTML, and the field of it. */
const htmlField: Partial<Record<ModuleCode, string>> = {
  html: 'html',
  text: 'body',
  image_text_horizontal: 'body',
  image_text_vertical: 'body',
};

function withSafeHtml(code: ModuleCode, content: Fields, say: Say): Fields {
  const field = htmlField[code];
  const html = field === undefined ? undefined : content[field];
  return isLocalizedText(html) ? { ...content, [field!]: safeHtml(html, say) } : { ...content };
}
