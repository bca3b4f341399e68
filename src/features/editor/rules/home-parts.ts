import { isRecord } from '#kernel/is-record.ts';
import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';

/** What stands around every page. */
const frameCodes: readonly ModuleCode[] = ['tab', 'menu'];

/** What works behind the pages: a home shows nothing of it. */
const behindCodes: readonly ModuleCode[] = [
  'terms',
  'category',
  'division',
  'place',
  'firebase_relation',
  'ticket_limited',
  'ticket_exclusive_setting',
  'booth_cross_search',
];

/** Of those, two have a page. */
const behindWithPage: readonly ModuleCode[] = ['place', 'booth_cross_search'];

/** What a home shows and has no page. */
const homeOnlyCodes: readonly ModuleCode[] = [
  'digest',
  'banner',
  'language_setting',
  'profile',
  'login',
  'mypage',
  'live_chat',
  'event_browsing_history',
  'conditional_event',
  'inviting_event',
];

export type HomePlace = 'home' | 'frame' | 'behind';

/** Where visitors meet a module. */
export function placeOf(code: ModuleCode): HomePlace {
  if (frameCodes.includes(code)) return 'frame';
  return behindCodes.includes(code) ? 'behind' : 'home';
}

/** Its page, as links name it; undefined: it has none. */
export function pathOfContent({
  moduleCode,
  contentId,
}: {
  moduleCode: ModuleCode;
  contentId: number;
}): string | undefined {
  return hasPage(moduleCode) ? `/module/${moduleCode}/${contentId}` : undefined;
}

function hasPage(code: ModuleCode): boolean {
  if (placeOf(code) !== 'home') return behindWithPage.includes(code);
  // Blocks are parts of the one page of their site.
  const isBlock = isModuleCode(code, 'evesta') && !isModuleCode(code, 'event');
  return !isBlock && !homeOnlyCodes.includes(code);
}

export interface Visibility {
  visible: boolean;
  onHome: boolean;
  isConsoleUserOnly: boolean;
}

/** Of a content as it stands in a draft, where a flag may be left out. */
export function visibilityOf(content: unknown): Visibility {
  const { visible = true, onHome = true, isConsoleUserOnly = false } = isRecord(content) ? content : {};
  return { visible: visible === true, onHome: onHome === true, isConsoleUserOnly: isConsoleUserOnly === true };
}

export type HomeState =
  | 'shown'
  /** For whoever came from the console. */
  | 'forConsole'
  /** It has its page, and no place on the home. */
  | 'offHome'
  /** Nowhere. */
  | 'hidden';

export function homeState({ visible, onHome, isConsoleUserOnly }: Visibility): HomeState {
  if (!visible) return 'hidden';
  if (!onHome) return 'offHome';
  return isConsoleUserOnly ? 'forConsole' : 'shown';
}

/** What a press on the eye changes: a module leaves the home and keeps its page, and comes back from wherever it was. */
export function switchedHome(state: HomeState): Partial<Visibility> {
  return state === 'shown' || state === 'forConsole' ? { onHome: false } : { visible: true, onHome: true };
}

/** Whether the home shows the entries of a content that are picked out, and no others. */
export function showsPicked(content: unknown): boolean {
  const widget = isRecord(content) ? content['widget'] : undefined;
  return isRecord(widget) && widget['filterType'] === 'Pickup';
}

/** Whether a link leads to a content, or to a page of it. */
export function leadsTo(link: unknown, page: string): boolean {
  const path = typeof link === 'string' ? (link.split(/[?#]/)[0] ?? '') : '';
  return path === page || path.startsWith(`${page}/`);
}

/** The links of a tab bar, or of all groups of a menu. */
export function linksOf(frame: unknown): unknown[] {
  const { tabs, groups } = isRecord(frame) ? frame : {};
  const lists = Array.isArray(groups) ? groups.map((group) => (isRecord(group) ? group['links'] : [])) : [tabs];
  return lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
}

/** How many entries the home shows of those that there are; `numberOfDisplay` 0 is all of them. */
export function shownOnHome(items: number, numberOfDisplay: number | undefined): number {
  return numberOfDisplay === undefined || numberOfDisplay === 0 ? items : Math.min(items, numberOfDisplay);
}

/** The pages that a new tab bar leads to beside the home: the first of the home, as many as it holds. */
export function tabsFor<Content extends { moduleCode: ModuleCode; contentId: number }>(
  contents: readonly Content[],
): { content: Content; icon: string; link: string }[] {
  return contents
    .flatMap((content) => {
      const link = pathOfContent(content);
      return link === undefined ? [] : [{ content, link, icon: iconOf(content.moduleCode) }];
    })
    .slice(0, tabsMax - 1);
}

export const tabsMax = 5;

/** The picture of a tab that leads to a module. */
export const iconOf = (code: ModuleCode): string => icons[code] ?? 'star';

const icons: Partial<Record<ModuleCode, string>> = {
  ticket: 'ticket',
  schedule: 'calendar',
  timetable: 'calendar',
  information: 'info',
  web_page: 'info',
  place: 'map',
  booth: 'people',
  live_stream: 'star',
  event_search: 'search',
  questionnaire: 'chat',
};
