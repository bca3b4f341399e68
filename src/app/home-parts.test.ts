import { describe, expect, test } from 'vitest';
import { tabIcons } from '#features/navigation/documents.ts';
import {
  homeState,
  pathOfContent,
  placeOf,
  shownOnHome,
  switchedHome,
  tabsFor,
  tabsMax,
  type Visibility,
} from '#features/editor/rules/home-parts.ts';
import { type ModuleCode, moduleCodes } from '#kernel/module-code.ts';
import { moduleOf } from './modules.ts';

describe('the console knows of each module', () => {
  test.each(moduleCodes)('whether a home shows %s, and whether it has a page', (code) => {
    const row = moduleOf(code);
    const onHome = row.widget !== undefined ? 'home' : code === 'tab' || code === 'menu' ? 'frame' : 'behind';
    expect(placeOf(code)).toBe(onHome);
    const hasPage = row.list !== undefined || row.hasOwnList === true;
    expect(pathOfContent({ moduleCode: code, contentId: 7 })).toBe(hasPage ? `/module/${code}/7` : undefined);
  });
});

test.each<[Visibility, string, Visibility]>([
  [
    { visible: true, onHome: true, isConsoleUserOnly: false },
    'shown',
    { visible: true, onHome: false, isConsoleUserOnly: false },
  ],
  [
    { visible: true, onHome: false, isConsoleUserOnly: false },
    'offHome',
    { visible: true, onHome: true, isConsoleUserOnly: false },
  ],
  [
    { visible: false, onHome: true, isConsoleUserOnly: false },
    'hidden',
    { visible: true, onHome: true, isConsoleUserOnly: false },
  ],
  [
    { visible: false, onHome: false, isConsoleUserOnly: true },
    'hidden',
    { visible: true, onHome: true, isConsoleUserOnly: true },
  ],
  [
    { visible: true, onHome: true, isConsoleUserOnly: true },
    'forConsole',
    { visible: true, onHome: false, isConsoleUserOnly: true },
  ],
])('%j is %s, and one press makes it %j', (before, state, after) => {
  expect(homeState(before)).toBe(state);
  expect({ ...before, ...switchedHome(homeState(before)) }).toEqual(after);
});

test.each([
  [5, 3, 3],
  [2, 3, 2],
  [5, 0, 5],
  [5, undefined, 5],
  [0, 3, 0],
])('of %i entries a home with the number %s shows %i', (items, most, shown) => {
  expect(shownOnHome(items, most)).toBe(shown);
});

test('a new tab bar leads to the first pages of the home, and has no more tabs than it holds', () => {
  const codes: ModuleCode[] = ['digest', 'information', 'ticket', 'booth', 'banner', 'schedule', 'web_page'];
  const tabs = tabsFor(codes.map((moduleCode, at) => ({ moduleCode, contentId: at + 1 })));
  expect(tabs.map(({ link, icon }) => [link, icon])).toEqual([
    ['/module/information/2', 'info'],
    ['/module/ticket/3', 'ticket'],
    ['/module/booth/4', 'people'],
    ['/module/schedule/6', 'calendar'],
  ]);
  expect(tabs.length).toBe(tabsMax - 1);
  for (const code of moduleCodes) {
    const [tab] = tabsFor([{ moduleCode: code, contentId: 1 }]);
    if (tab !== undefined) expect(tabIcons).toContain(tab.icon);
  }
});
