import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PageDefinition, type PageName, pageNamed, pages } from '#kernel/page.ts';
import { isScreen, sourceOf } from './screens.ts';
import { moduleScreens } from './web-modules.ts';
import { notAvailable, notFound, pageScreens } from './web-pages.ts';

describe('the registries', () => {
  const screens = [
    notAvailable,
    notFound,
    ...Object.values(pageScreens),
    ...Object.values(moduleScreens)
      .flatMap((one) => Object.values(one) as unknown[])
      .filter((screen) => typeof screen === 'string'),
  ];
  test('name only screens that are there, as files and as chunks', () => {
    for (const screen of new Set(screens)) {
      expect([screen, existsSync(sourceOf(screen)), isScreen(screen)]).toEqual([screen, true, true]);
    }
  });

  test('name every page once', () => {
    expect(Object.keys(pageScreens).sort()).toEqual(pages.map(({ name }) => name).sort());
  });
});

test.each<[PageName, PageName]>([
  ['ticketListAlias', 'ticketList'],
  ['ticketDetailAlias', 'ticketDetail'],
  ['ticketPaymentAlias', 'ticketPayment'],
  ['ticketPurchasedAlias', 'ticketPurchased'],
])('%s is the page %s at another address [ROUTE-045]', (alias, page) => {
  expect(pageScreens[alias]).toBe(pageScreens[page]);
  const bare = ({ name: _, path, ...rest }: PageDefinition) => ({ ...rest, path: path.replace('/contentId/', '/') });
  expect(bare(pageNamed(alias))).toEqual(bare(pageNamed(page)));
});
