import { describe, expect, test } from 'vitest';
import { layoutModuleIds } from './layout-modules.ts';
import { moduleCodesOf, moduleIdOf, siteTypes } from './module-code.ts';
import { layouts } from './page.ts';

describe('the modules a layout may load', () => {
  test('are a list of module ids for every layout and scope [ROUTE-073]', () => {
    expect(Object.keys(layoutModuleIds)).toEqual([...layouts]);
    for (const layout of layouts) {
      for (const type of siteTypes) {
        const valid = moduleCodesOf[type].map(moduleIdOf);
        const ids = layoutModuleIds[layout][type];
        expect(ids.filter((id) => !valid.includes(id))).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  test('are all modules on home and lists; elsewhere those of the frame and of the layout’s purpose [ROUTE-074]', () => {
    expect(layoutModuleIds.home.portal).toEqual(moduleCodesOf.portal.map(moduleIdOf));
    expect(layoutModuleIds.default.evesta).toEqual(moduleCodesOf.evesta.map(moduleIdOf));
    const frame = (['tab', 'menu', 'language_setting', 'terms'] as const).map(moduleIdOf);
    expect(layoutModuleIds.error.event).toEqual(frame);
    for (const layout of layouts) expect(layoutModuleIds[layout].event).toEqual(expect.arrayContaining(frame));
    expect(layoutModuleIds.liveChat.event).toContain(moduleIdOf('live_chat'));
    expect(layoutModuleIds.login.event).not.toContain(moduleIdOf('ticket'));
    expect(layoutModuleIds.purchasedTicket.event).toContain(moduleIdOf('ticket_exclusive_setting'));
  });
});
