import { keysOf } from '#kernel/keys-of.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ReadyPage } from './ready-pages.ts';

export type Choice = ModuleCode | ReadyPage | 'speaker';

/** What organisers add something for, what most of them come for first; in each, the commonest first. */
const groups = {
  tell: ['information', 'web_page', 'page_contact', 'page_faq', 'page_bring', 'digest', 'event_overview', 'access'],
  programme: ['timetable', 'schedule', 'live_stream'],
  sell: ['ticket', 'coupon', 'ticket_limited', 'ticket_exclusive_setting'],
  introduce: ['booth', 'speaker', 'united_web_link', 'booth_cross_search'],
  ask: ['questionnaire', 'live_chat', 'profile', 'login', 'mypage'],
  find: ['event_search', 'conditional_event', 'inviting_event', 'event_browsing_history'],
  show: [
    'banner',
    'image',
    'image_text_horizontal',
    'image_text_vertical',
    'carousel',
    'youtube',
    'headline',
    'text',
    'sns',
    'header',
    'footer',
    'margin',
    'html',
  ],
  lead: ['menu', 'tab', 'language_setting'],
  sort: ['place', 'category', 'division', 'terms', 'firebase_relation'],
} as const satisfies Record<string, readonly Choice[]>;

export type ModuleGroup = keyof typeof groups;

/** These choices in their groups, with what no group names in the last; a group without one is left out. */
export function inModuleGroups(choices: ReadonlySet<Choice>): { group: ModuleGroup; choices: Choice[] }[] {
  const named = new Set<Choice>(Object.values(groups).flat());
  const others = [...choices].filter((choice) => !named.has(choice));
  return keysOf(groups).flatMap((group) => {
    const own: readonly Choice[] = groups[group];
    const found = [...own, ...(group === 'sort' ? others : [])].filter((choice) => choices.has(choice));
    return found.length === 0 ? [] : [{ group, choices: found }];
  });
}
