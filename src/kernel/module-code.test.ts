import { describe, expect, test } from 'vitest';
import {
  eventModuleCodes,
  evestaModuleCodes,
  isModuleCode,
  type ModuleCode,
  moduleCodes,
  moduleCodesOf,
  moduleIdOf,
  portalModuleCodes,
  siteTypes,
} from './module-code.ts';

const codes = (text: string): string[] => text.split(' ').sort();
const ofSpec = {
  event: codes(
    'tab menu digest banner booth coupon questionnaire language_setting terms category division place information ' +
      'united_web_link web_page profile ticket login mypage live_stream firebase_relation ticket_limited live_chat html ' +
      'booth_cross_search ticket_exclusive_setting timetable',
  ),
  portal: codes(
    'tab menu digest banner language_setting information united_web_link web_page profile event_search ' +
      'event_browsing_history login terms mypage conditional_event inviting_event firebase_relation live_chat html',
  ),
  evesta: codes(
    'digest profile ticket login mypage header footer headline margin sns image image_text_horizontal ' +
      'image_text_vertical text carousel youtube event_overview access',
  ),
};
const anyOfSpec = new Set(Object.values(ofSpec).flat());
/** A site type has the codes of the spec for it, and else only codes that the spec does not know. */
function expectSpec(found: readonly string[], spec: readonly string[]): void {
  expect(found.filter((code) => anyOfSpec.has(code)).toSorted()).toEqual(spec);
}

describe('the module codes of a site', () => {
  test('of an event are the 27 of the spec [ROUTE-066]', () => {
    expect(ofSpec.event).toHaveLength(27);
    expectSpec(eventModuleCodes, ofSpec.event);
  });

  test('of a portal are the 19 of the spec [ROUTE-068]', () => {
    expect(ofSpec.portal).toHaveLength(19);
    expectSpec(portalModuleCodes, ofSpec.portal);
  });

  test('of the third site type are the 18 of the spec [ROUTE-069]', () => {
    expect(ofSpec.evesta).toHaveLength(18);
    expectSpec(evestaModuleCodes, ofSpec.evesta);
  });

  test('are chosen by the site type [SITE-027]', () => {
    expect(isModuleCode('carousel', 'evesta')).toBe(true);
    expect(isModuleCode('carousel', 'event')).toBe(false);
    expect(isModuleCode('information', 'event')).toBe(true);
    expect(isModuleCode('information', 'evesta')).toBe(false);
    expect(siteTypes.map((type) => moduleCodesOf[type])).toEqual([
      portalModuleCodes,
      eventModuleCodes,
      evestaModuleCodes,
    ]);
  });

  test('belong to their scope: a portal has no coupon, an event no event search [ROUTE-065]', () => {
    expect(isModuleCode('coupon', 'portal')).toBe(false);
    expect(isModuleCode('coupon', 'event')).toBe(true);
    expect(isModuleCode('event_search', 'event')).toBe(false);
    expect(isModuleCode('event_search', 'portal')).toBe(true);
  });

  test.each(['', 'Coupon', 'toString', '__proto__', 'web-page', 0, null, undefined])(
    '%s is none [ROUTE-065]',
    (value) => {
      expect(isModuleCode(value)).toBe(false);
      for (const type of siteTypes) expect(isModuleCode(value, type)).toBe(false);
    },
  );

  test('have the realtime relation in events and portals [ROUTE-067]', () => {
    expect(isModuleCode('firebase_relation', 'event')).toBe(true);
    expect(isModuleCode('firebase_relation', 'portal')).toBe(true);
    expect(isModuleCode('firebase_relation', 'evesta')).toBe(false);
  });
});

describe('the numeric id of a module code', () => {
  test('is there for every code and belongs to one code only [ROUTE-071]', () => {
    const all = new Set<ModuleCode>([...eventModuleCodes, ...portalModuleCodes, ...evestaModuleCodes]);
    expect(new Set(moduleCodes)).toEqual(all);
    const ids = moduleCodes.map(moduleIdOf);
    expect(ids.every(Number.isInteger)).toBe(true);
    expect(new Set(ids).size).toBe(all.size);
  });

  test('never changes: event and portal codes from 1, blocks from 101 [ROUTE-072]', () => {
    expect(Object.fromEntries(moduleCodes.map((code) => [code, moduleIdOf(code)]))).toMatchObject({
      tab: 1,
      menu: 2,
      digest: 3,
      banner: 4,
      booth: 5,
      coupon: 6,
      questionnaire: 7,
      language_setting: 8,
      terms: 9,
      category: 10,
      division: 11,
      place: 12,
      information: 13,
      united_web_link: 14,
      web_page: 15,
      profile: 16,
      ticket: 17,
      login: 18,
      mypage: 19,
      live_stream: 20,
      firebase_relation: 21,
      ticket_limited: 22,
      live_chat: 23,
      html: 24,
      booth_cross_search: 25,
      ticket_exclusive_setting: 26,
      timetable: 27,
      schedule: 28,
      event_search: 29,
      event_browsing_history: 30,
      conditional_event: 31,
      inviting_event: 32,
      header: 101,
      footer: 102,
      headline: 103,
      margin: 104,
      sns: 105,
      image: 106,
      image_text_horizontal: 107,
      image_text_vertical: 108,
      text: 109,
      carousel: 110,
      youtube: 111,
      event_overview: 112,
      access: 113,
    });
  });
});
