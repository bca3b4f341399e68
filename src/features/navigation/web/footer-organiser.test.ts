import { expect, test } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import texts from '../texts/jpn.ts';
import { footerOrganiser } from './navigation-model.tsx';

const event = { overview: { organizerName: '星の会' } };

function organiserOf(content: object | undefined, isHome = true, visible = true): string | undefined {
  const modules = content === undefined ? [] : [{ moduleCode: 'footer', contentId: 9, visible, content }];
  const init = siteInit({ siteType: 'evesta', event: event as SiteInit['event'], modules: modules as never });
  return footerOrganiser(pageContext({ init }), texts, isHome);
}

test('the footer names the organiser, unless the block above it does [SITE-030]', () => {
  expect(organiserOf(undefined)).toBe('主催：星の会');
  expect(organiserOf({ text: 'お問い合わせ', copyright: '' })).toBe('主催：星の会');
  expect(organiserOf({ text: 'お問い合わせ', copyright: '© 星の会' })).toBeUndefined();
});

test('the footer names the organiser where the block is not shown [SITE-030]', () => {
  expect(organiserOf({ copyright: '© 星の会' }, false)).toBe('主催：星の会');
  expect(organiserOf({ copyright: '© 星の会' }, true, false)).toBe('主催：星の会');
});
