// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { applyHead } from './apply-head.ts';

test('a navigation makes the head the new page’s and leaves the rest', () => {
  document.head.innerHTML =
    '<title>old</title><meta name="viewport" content="x"><meta name="description" content="old" data-hb>' +
    '<link rel="canonical" href="/old" data-hb><script type="application/ld+json" data-hb>{}</script>';
  const meta = [
    { name: 'description', content: '"new" <b>' },
    { property: 'og:title', content: 'new' },
  ];
  const links = [{ rel: 'alternate', href: '/new', hreflang: 'en' }];
  applyHead({ title: 'new', meta, links }, 'eng');
  expect(document.title).toBe('new');
  expect(document.documentElement.lang).toBe('en');
  expect(document.head.querySelectorAll('[data-hb]')).toHaveLength(3);
  expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe('"new" <b>');
  expect(document.head.querySelector('link[rel=alternate]')?.getAttribute('hreflang')).toBe('en');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull();
});
