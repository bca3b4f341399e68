import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeOrganiserHtml as clean } from './sanitize-organiser-html.ts';

const own = `/media/${'a'.repeat(64)}.webp`;

describe("organisers' HTML", () => {
  it.each([
    ['structure', '<h2>題</h2><p>本<strong>文</strong></p>', '<h2>題</h2><p>本<strong>文</strong></p>'],
    ['a table', '<table><tr><td colspan="2">1</td></tr></table>', '<table><tr><td colspan="2">1</td></tr></table>'],
    ['ruby', '<ruby>広<rp>(</rp><rt>ひろ</rt></ruby>', '<ruby>広<rp>(</rp><rt>ひろ</rt></ruby>'],
    ['our classes', '<p class="hb-lead evil">x</p>', '<p class="hb-lead">x</p>'],
    ['a link inside the site', '<a href="/module/web_page/3">x</a>', '<a href="/module/web_page/3">x</a>'],
    ['a link to mail', '<a href="mailto:a@b.jp">x</a>', '<a href="mailto:a@b.jp">x</a>'],
    [
      'a link outside, without a way back',
      '<a href="https://a.jp" rel="opener">x</a>',
      '<a href="https://a.jp" rel="noopener">x</a>',
    ],
    ['a stored picture', `<img src="${own}" alt="x">`, `<img src="${own}" alt="x" loading="lazy" />`],
    [
      'a picture of another host, as a link to it',
      '<p><img src="https://a.jp/x.png" alt="図1 <a>" width="3" class="hb-picture"><img src="https://b.jp/y.png"></p>',
      '<p><a href="https://a.jp/x.png" rel="noopener">図1 &lt;a&gt;</a><a href="https://b.jp/y.png" rel="noopener">b.jp</a></p>',
    ],
    [
      'a picture of another host inside a link, as its text',
      '<a href="/module/web_page/3"><img src=" HTTPS://a.jp/x.png" alt="図1"><b>0</b></a><a>1</a><img src="https://a.jp/x" alt="2">',
      '<a href="/module/web_page/3"><span>図1</span><b>0</b></a><a>1</a><a href="https://a.jp/x" rel="noopener">2</a>',
    ],
    ['only one first heading a page', '<h1>x</h1>', '<h2>x</h2>'],
    ['plain text', '1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('keeps %s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    ['a script', '<script>alert(1)</script>x', 'x'],
    ['a script in pieces', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['an event handler', '<p onclick="alert(1)" onmouseover=x>x</p>', '<p>x</p>'],
    ['a script address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['a hidden script address', '<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['an encoded script address', '<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['a data address', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['another host without a scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
    ['styles', '<style>p{}</style><p style="position:fixed">x</p>', '<p>x</p>'],
    ['ids', '<p id="app">x</p>', '<p>x</p>'],
    ['a picture in the address', '<img src="data:image/png;base64,AAAA">', ''],
    ['an unencrypted picture', '<img src="http://a.jp/x.png">', ''],
    ['a picture of another host without a scheme', '<img src="//a.jp/x.png">', ''],
    ['a picture that is a script', '<img src=x onerror=alert(1)>', ''],
    ['a drawing with a script', '<svg onload=alert(1)><script>1</script></svg>x', 'x'],
    ['mathematics that hide something', '<math><mi xlink:href="javascript:1">x</mi></math>', ''],
    // A browser makes a paragraph of an end without a beginning, too.
    ['an element that nobody knows, around which paragraphs end', '<p>a<x><p>b', '<p>a</p><p>b</p><p></p>'],
    ['a form', '<form action="https://evil.example"><input name=card><button>x</button></form>', 'x'],
    ['a foreign frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a frame of text', '<iframe srcdoc="<script>1</script>"></iframe>', ''],
    ['meta and base', '<meta http-equiv=refresh content="0;url=x"><base href="https://evil.example">x', 'x'],
    ['comments', '<!-- [if IE]><script>1</script><![endif] -->x', 'x'],
  ])('drops %s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('embeds a YouTube video without its cookies', () => {
    expect(clean('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" onload=x></iframe>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube" loading="lazy" allowfullscreen></iframe>',
    );
  });

  it('changes nothing the second time, and lets nothing active through', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<img src=',
        '<img src=https://a.jp/x alt=',
        '</a>',
        ' onerror=alert(1) ',
        '<script>',
        '</script>',
        'javascript:',
        '<svg>',
        '<!--',
        '-->',
        '<style>',
        '</style>',
        '&lt;',
        '&#60;',
        '"',
        "'",
        '>',
        '<',
        '/',
        own,
        'https://a.jp/',
        '<iframe src=',
        '<details open>',
        '<textarea>',
        '<title>',
        '<noscript>',
        '<table><p>',
        'class="hb-x y"',
        '\0',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = clean(pieces.join(''));
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/(href|src)="\s*(javascript|data):/i);
        expect(once.replaceAll(`src="${own}"`, '')).not.toMatch(/<img[^>]*src=/i);
        // The text of a value is no attribute.
        expect(once.replace(/="[^"]*"/g, '=""')).not.toMatch(/<(script|style|svg|form|base|meta)|<[^>]*\son\w+\s*=/i);
      }),
      { numRuns: 400 },
    );
  });
});
