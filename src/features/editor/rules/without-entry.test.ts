import { expect, test } from 'vitest';
import type { Json } from './part-changes.ts';
import { entryLabel, withoutLink } from './without-entry.ts';

const groups: Json[] = [
  { label: { jpn: '案内' }, links: [{ label: { jpn: '会場' }, link: '/a' }] },
  {
    links: [
      { label: { jpn: '出店' }, link: '/b' },
      { label: { jpn: 'ホーム' }, link: '/' },
    ],
  },
];
const menu: Json = { content: { groups } };
const link = (group: number, at: number) => ['content', 'groups', group, 'links', at, 'link'];
/** An entry of a menu has a link. */
const isMenu = async (document: unknown): Promise<boolean> => !/"label":\{[^}]*\}\}/.test(JSON.stringify(document));

test('an entry goes with its link, and its neighbours stay', async () => {
  expect(await withoutLink(menu, link(1, 0), isMenu)).toEqual({
    content: { groups: [groups[0]!, { links: [{ label: { jpn: 'ホーム' }, link: '/' }] }] },
  });
});

test('a group that has nothing left goes too', async () => {
  expect(await withoutLink(menu, link(0, 0), isMenu)).toEqual({ content: { groups: [groups[1]!] } });
});

test('a picture loses its link and stays', async () => {
  const banner = { images: [{ image: '/1.png', link: '/a' }] };
  expect(await withoutLink(banner, ['images', 0, 'link'], async () => true)).toEqual({ images: [{ image: '/1.png' }] });
});

test('what cannot be without is told apart', async () => {
  expect(await withoutLink({ url: '/a' }, ['url'], async () => false)).toBeUndefined();
});

test('a link is called as its entry, and otherwise as what is around it', () => {
  expect(entryLabel(menu, link(1, 0))).toEqual({ jpn: '出店' });
  expect(
    entryLabel({ group: { name: { jpn: '写真' }, images: [{ link: '/a' }] } }, ['group', 'images', 0, 'link']),
  ).toEqual({ jpn: '写真' });
  expect(entryLabel({ title: { jpn: '題' }, body: { jpn: '…' } }, ['body', 'jpn'])).toBeUndefined();
});
