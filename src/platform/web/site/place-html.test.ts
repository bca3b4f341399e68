import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeOrganiserHtml } from '#server/html/sanitize-organiser-html.ts';
import { inEvent } from '../../../../test/fake-api.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import { leadOf, placeHtml } from './place-html.ts';

const picture = `/media/${'a'.repeat(64)}.webp`;
const place = (html: string, more = {}) => placeHtml(pageContext({ ...inEvent, ...more }), sanitizeOrganiserHtml(html));

describe('the HTML of an organiser at its place', () => {
  test('leads to pages of the same site', () => {
    expect(place('<a href="/module/web_page/3">地図</a>')).toBe(
      '<a href="/web/portal/1/event/11/module/web_page/3">地図</a>',
    );
    const own = { hostSite: { kind: 'portal', portalId: 1 }, address: {}, site: { portalId: 1 } };
    expect(place('<a href="/module/web_page/3">地図</a>', own)).toBe('<a href="/module/web_page/3">地図</a>');
  });

  test('keeps queries, anchors and the kept flags', () => {
    const html = '<a href="/module/information/3?page=2&amp;x=1#top">続き</a>';
    expect(place(html, { keptQuery: 'isApplication=1' })).toBe(
      '<a href="/web/portal/1/event/11/module/information/3?page=2&amp;x=1&amp;isApplication=1#top">続き</a>',
    );
  });

  test('shows stored pictures of the host', () => {
    expect(place(`<img src="${picture}" width="4" height="3">`)).toContain(`src="/web${picture}"`);
    expect(place(`<a href="${picture}">拡大</a>`)).toBe(`<a href="/web${picture}">拡大</a>`);
  });

  test.each([
    '<a href="https://example.jp/module" rel="noopener">外</a>',
    '<a href="mailto:a@example.jp">メール</a>',
    '<a href="#top">上へ</a>',
    '<a href="/web/portal/2">別の広場</a>',
    '<p>href="/module" は文字です</p>',
  ])('does not change %s', (html) => {
    expect(place(html)).toBe(html);
  });

  test('stays safe for any HTML', () => {
    const part = fc.constantFrom(
      '<a href="',
      '/',
      '"',
      '>',
      '<',
      'x',
      '&quot;',
      ' src="/media/',
      '<img',
      'onload=',
      '</a>',
      '&',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const placed = place(parts.join(''));
        expect(sanitizeOrganiserHtml(placed.replaceAll('/web/media/', '/media/')).length).toBe(
          placed.replaceAll('/web/media/', '/media/').length,
        );
      }),
    );
  });
});

test('a description is made of the paragraphs where there are any, cut to its width', () => {
  const html =
    '<h2>開場時間</h2><table><tr><td>10:00</td></tr></table><p>学生の方は<br>3日目に。</p><ol><li>登録</li></ol>';
  expect(leadOf(html, 240)).toBe('学生の方は 3日目に。');
  expect(leadOf('<h2>開場時間</h2><ul><li>10:00</li></ul>', 240)).toBe('開場時間 10:00');
  expect(leadOf(html, 9)).toBe('学生の方…');
});
