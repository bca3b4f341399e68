import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PageDefinition, type PageName, pageNamed, pages } from '#kernel/page.ts';
import { otherScreens } from './other-screens.ts';
import { fileOf, isOnHomes, sourceOf } from './screens.ts';
import { moduleCodes } from '#kernel/module-code.ts';
import { contracts } from '../../test/contracts.ts';
import { moduleDocuments } from './module-documents.ts';
import { moduleOf, screensOf } from './modules.ts';
import { notAvailable, notFound, pageScreens } from './web-pages.ts';

describe('the registries', () => {
  const screens = [
    notAvailable,
    notFound,
    ...Object.values(pageScreens),
    ...moduleCodes
      .flatMap((code) => Object.values(screensOf(code)) as unknown[])
      .filter((screen) => typeof screen === 'string'),
  ];
  test('name only screens that exist, as files and as chunks', () => {
    for (const screen of new Set(screens)) {
      expect([screen, existsSync(sourceOf(screen)), isOnHomes(screen) || fileOf(screen) in otherScreens]).toEqual([
        screen,
        true,
        true,
      ]);
    }
  });

  test('name a feature for each code that an organiser can configure, and for no other', () => {
    const ofFeatures = moduleCodes.filter((code) => moduleOf(code).feature !== undefined);
    expect([...moduleDocuments.keys()].sort()).toEqual([...ofFeatures].sort());
  });

  test('name a call for each module that has details, and the call stands behind their locks', () => {
    const withDetail = moduleCodes.map(moduleOf).filter(({ detail }) => detail !== undefined);
    expect(withDetail.length).toBeGreaterThan(2);
    for (const { detailCall } of withDetail) {
      const contract = contracts.find(({ name }) => name === detailCall);
      expect([detailCall, contract?.at, contract?.method]).toEqual([detailCall, 'detail', 'GET']);
      expect(contract?.path).toContain('{eventId}');
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
