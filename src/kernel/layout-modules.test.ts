import { describe, expect, test } from 'vitest';
import { moduleIdsOf } from './layout-modules.ts';
import { moduleCodesOf, moduleIdOf, siteTypes } from './module-code.ts';
import { layouts } from './page.ts';

describe('the modules a layout may load', () => {
  test('are a list of module ids for every layout and scope [ROUTE-073]', () => {
    for (const layout of layouts) {
      for (const type of siteTypes) {
        const valid = moduleCodesOf[type].map(moduleIdOf);
        const ids = moduleIdsOf(layout, type);
        expect(ids.filter((id) => !valid.includes(id))).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  test('are all modules on home and lists; elsewhere those of the frame and of the layout’s purpose [ROUTE-074]', () => {
    expect(moduleIdsOf('home', 'portal')).toEqual(moduleCodesOf.portal.map(moduleIdOf));
    expect(moduleIdsOf('default', 'evesta')).toEqual(moduleCodesOf.evesta.map(moduleIdOf));
    const frame = (['tab', 'menu', 'language_setting', 'terms'] as const).map(moduleIdOf);
    expect(moduleIdsOf('error', 'event')).toEqual(frame);
    for (const layout of layouts) expect(moduleIdsOf(layout, 'event')).toEqual(expect.arrayContaining(frame));
    expect(moduleIdsOf('liveChat', 'event')).toContain(moduleIdOf('live_chat'));
    expect(moduleIdsOf('login', 'event')).not.toContain(moduleIdOf('ticket'));
    expect(moduleIdsOf('purchasedTicket', 'event')).toContain(moduleIdOf('ticket_exclusive_setting'));
  });
});
