import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawQr } from '#web/ui/qr-drawing.ts';
import { offlinePage, type OfflineTicket, offlineStyle } from './offline-page.ts';
import say from './texts/jpn.ts';

const ticket: OfflineTicket = {
  language: 'jpn',
  site: '共創展',
  title: '一般チケット',
  status: '利用可能',
  rows: [['お名前', '汐見 花子']],
  number: 'AB12-CD34-EF56',
  qr: 'AB12-CD34-EF56.secret',
  meaning: '入場口でこの画面をお見せください。',
  keptAt: '2026.11.20 10:00',
  address: '/web/portal/1/event/11/users/my-ticket/100/detail?ticket=1',
};

describe('the offline page of a ticket', () => {
  test('contains everything that the gate needs', () => {
    const html = offlinePage(ticket, say);
    for (const words of ['一般チケット', '汐見 花子', 'AB12-CD34-EF56', 'オフライン表示', '2026.11.20 10:00に保存']) {
      expect(html).toContain(words);
    }
    expect(html).toContain(`d="${drawQr('AB12-CD34-EF56.secret').dark}"`);
    expect(html).toContain('<html lang="ja">');
  });

  test('makes no request: it has no script, no picture and no style sheet but its own', () => {
    const html = offlinePage(ticket, say);
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import|style=/);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = (text: string): string => createHash('sha256').update(text).digest('base64');
    expect(hash(style)).toBe(hash(offlineStyle));
  });

  test('of a ticket without a code has none', () => {
    expect(offlinePage({ ...ticket, qr: undefined }, say)).not.toContain('<svg');
  });

  test('escapes the texts of organisers and members', () => {
    const bare = offlinePage({ ...ticket, title: '', rows: [] }, say).match(/</g)?.length ?? 0;
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, name) => {
        const html = offlinePage({ ...ticket, title, site: name, rows: [] }, say);
        expect(html.match(/</g)).toHaveLength(bare);
      }),
    );
    expect(offlinePage({ ...ticket, title: '<b onclick="x">' }, say)).toContain('&lt;b onclick=&quot;x&quot;&gt;');
  });
});
