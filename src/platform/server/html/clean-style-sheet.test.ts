import * as cssTree from 'css-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanStyleSheet } from './clean-style-sheet.ts';

const evil = 'https://evil.example/x.png';
const picture = `/media/${'a'.repeat(64)}.webp`;

describe("a tenant's style sheet", () => {
  it.each([
    ['rules', '.hb-header{color:var(--hb-base)}@media (min-width:40rem){.hb-header{padding:1rem}}'],
    ['a stored picture', `.hb-cover{background:url(${picture})}`],
    ['pictures for two screens', `.a{background:image-set(url(${picture})1x,"${picture}"2x type("image/webp"))}`],
    ['a part of the page', '.hb-icon{filter:url(#shadow)}'],
    ['smooth scrolling', 'html{scroll-behavior:smooth;overscroll-behavior:none}'],
    ['own properties', ':root{--hb-radius:0.25rem;--a: ;--b:calc(1px + 2px)}'],
    ['an address of another host as text', `.a::after{content:"${evil}"}`],
    ['rules inside each other', '.a{color:red;&:hover{color:blue}}'],
    ['layers, containers and scopes', '@layer a,b;@layer a{@container x (width>=1rem){@scope (.a) to (.b){c{top:0}}}}'],
    ['queries', '@media screen and (width>=40rem) and (hover){@supports (display:grid){a{color:#fff!important}}}'],
    ['motion', '@keyframes a{from{opacity:0}50%{opacity:.5}}.a{animation:a 1s cubic-bezier(0,0,1,1)}'],
    ['selectors', '.a:has(>[aria-current=page])::part(x):lang(ja,"en"):nth-child(2n+1 of.b){top:0}'],
    [
      'kinds of links',
      'a[href^="https:"],a[href$=".pdf"i],a[class*=hb-],[data-state=sold]::after{content:attr(title)}',
    ],
    ['fonts of the device', '@font-face{font-family:x;src:local("Hiragino Sans")}'],
  ])('may have %s', (_, css) => {
    expect(cleanStyleSheet(css)).toEqual({ css, problems: [] });
  });

  it('is written anew, without its comments, and a rule inside another may begin with any selector', () => {
    const css = '@charset "UTF-8";\n/* we import nothing */ .a { .b & { color: red } }';
    expect(cleanStyleSheet(css)).toEqual({ css: '.a{.b &{color:red}}', problems: [] });
  });

  /** Each leaves `.z` as the only rule. */
  const attacks: readonly (readonly [string, string])[] = [
    ['an import', `@import "${evil}";`],
    ['an import by url()', `@import url(${evil}) layer(a) supports(display: grid) screen;`],
    ['an import in capitals', `@IMPORT '${evil}';`],
    ['an import in escapes', `@\\69mport "${evil}";`],
    ['an import around a comment', `@im/**/port "${evil}";`],
    ['an import after an open comment in a string', `.a { content: "/*" } @import "${evil}"; /* " */`],
    ['a namespace', `@namespace url(${evil});`],
    ['another document', `@-moz-document url(${evil}) { a { top: 0 } }`],
    ['another host', `.a { background: url(${evil}) }`],
    ['another host in quotes', `.a { background: url( "${evil}" ) }`],
    ['another host without a scheme', ".a { background: url('//evil.example/x') }"],
    ['another host by backslashes', '.a { background: url("\\\\\\\\evil.example/x") }'],
    ['another host behind a stored picture', '.a { background: url("/media/../..//evil.example") }'],
    ['url in escapes', `.a { background: \\75 rl(${evil}) }`],
    ['url in escapes, quoted', `.a { background: \\75rl("${evil}") }`],
    ['url in capitals', `.a { background: URL(${evil}) }`],
    ['url with a modifier', `.a { background: url("${evil}" foo()) }`],
    ['an address in escapes', '.a { background: url(\\68ttps://evil.example) }'],
    ['an address over two lines', '.a { background: url("https:\\\n//evil.example") }'],
    ['a comment inside a string with escapes', `.a { content: "\\"/*"; background: url(${evil}); content: "*/" }`],
    ['a picture in the address', '.a { background: url(data:image/svg+xml,x) }'],
    ['image-set with a text', `.a { background: image-set("${evil}" 1x) }`],
    ['image-set, the second text', `.a { background: image-set("${picture}" 1x, "${evil}" 2x) }`],
    ['-webkit-image-set', `.a { background: -webkit-image-set("${evil}" 1x) }`],
    ['image-set in escapes', `.a { background: image\\2d set("${evil}" 1x) }`],
    ['image-set with a property', `.a { --u: "${evil}"; } .a { background: image-set(var(--u) 1x) }`],
    ['cross-fade', `.a { background: cross-fade(url(${evil}), red 50%) }`],
    ['-webkit-cross-fade', `.a { background: -webkit-cross-fade(url(${evil}), url(${evil}), 50%) }`],
    ['image()', `.a { background: image("${evil}") }`],
    ['src()', `.a { background: src("${evil}") }`],
    ['src() with a property', `.a { background: src(var(--u)) }`],
    ['element() and paint()', '.a { background: paint(x) }'],
    ['an own property', `.a { --u: url(${evil}) }`],
    ['an own property with image-set', `.a { --u: image-set("${evil}" 1x) }`],
    ['an own property in braces', `.a { --u: { background: url(${evil}) } }`],
    ['a fallback', `.a { background: var(--none, url(${evil})) }`],
    ['a fallback inside a fallback', `.a { background: var(--none, var(--nor, image-set("${evil}" 1x))) }`],
    ['env()', `.a { background: env(none, url(${evil})) }`],
    ['attr() with a type', '.a { background: attr(href type(<url>)) }'],
    ['attr() with a word', '.a { background: attr(href url) }'],
    ['if()', `.a { background: if(style(--a): url(${evil}); else: none) }`],
    ['a registered property', `@property --u { syntax: "<url>"; inherits: false; initial-value: url(${evil}) }`],
    ['a font', `@font-face { src: url(${evil}) format("woff2") }`],
    ['a cursor', `.a { cursor: url(${evil}) 2 2, auto }`],
    ['a list', `.a { list-style: square url(${evil}) }`],
    ['generated content', `.a::before { content: url(${evil}) / "x" }`],
    ['a filter', `.a { filter: blur(1px) url(${evil}#a) }`],
    ['a mask', `.a { -webkit-mask: url(${evil}) }`],
    ['a shape', `.a { shape-outside: url(${evil}) }`],
    ['a clip path', `.a { clip-path: url(${evil}#a) }`],
    ['a border', `.a { border-image: url(${evil}) 30 round }`],
    ['an offset path', `.a { offset-path: url(${evil}#a) }`],
    ['a counter style', `@counter-style a { symbols: url(${evil}) }`],
    ['a key frame', `@keyframes a { to { background: url(${evil}) } }`],
    ['a layer', `@layer a { .a { background: url(${evil}) } }`],
    ['a container', `@container (width > 1px) { .a { background: url(${evil}) } }`],
    ['a style query', `@container style(--a: url(${evil})) { .a { top: 0 } }`],
    ['a support query', `@supports (background: url(${evil})) { .a { top: 0 } }`],
    ['a rule inside another', `.a { .b & { background: url(${evil}) } }`],
    ['a function of its own', `@function --f() { result: url(${evil}) }`],
    ['a script address', '.a { background: url("javascript:alert(1)") }'],
    ['an expression', '.a { width: expression(alert(1)) }'],
    ['a binding', '.a { -moz-binding: url(#x) }'],
    ['a behaviour', '.a { behavior: url(#x) }'],
    ['an old filter', `.a { filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src='${evil}') }`],
    ['what somebody types', `input[value^="a"] { top: 0 }`],
    ['what somebody types, in escapes', `input[\\76 alue^="a"] { top: 0 }`],
    ['what somebody types, inside', `form:has(:is(.x, :not([VALUE$="a" i]))) { top: 0 }`],
    ['what somebody types, by attr()', '.a { content: attr(value) }'],
    ['what somebody types, by attr() with a unit', '.a { width: attr(va\\6c ue px, 1px) }'],
    ['what somebody types, by attr() in an own property', '.a { --u: attr(placeholder) }'],
    ['an attribute that another place names', '.a { content: attr(var(--u)) }'],
    ['a name, letter by letter', '[aria-label^="a"] { top: 0 }'],
    ['a token, by its pieces', 'a[href*="ab"] { top: 0 }'],
    ['a token, from its start', 'a[href^="/web/users/a"] { top: 0 }'],
    ['a token, from its end', 'a[HREF$="a" i] { top: 0 }'],
    ['a word of a title', '.a:has([title~="a"]) { top: 0 }'],
    ['data of the page, by a part', '[data-id|="a"] { top: 0 }'],
    ['the end of its element', '</style><script>alert(1)</script>{top:0}'],
  ];
  it.each(attacks)('may not have %s', (_, css) => {
    const cleaned = cleanStyleSheet(`${css} .z{top:0}`);
    expect(cleaned.problems.length).toBeGreaterThan(0);
    const rest = css.includes('--u: "') ? cleaned.css.replace(/^\.a\{--u:"[^"]*"\}/, '') : cleaned.css;
    expect([
      '.z{top:0}',
      '.a{content:"/*"}.z{top:0}',
      '@property --u{syntax:"<url>";inherits:false}.z{top:0}',
      '.a{content:"\\"/*";content:"*/"}.z{top:0}',
      '',
    ]).toContain(rest);
  });

  it.each([
    ['control characters', '.a {}\0'],
    ['more than 200 KB', ' '.repeat(200 * 1024 + 1)],
  ])('may not have %s', (what, css) => {
    expect(cleanStyleSheet(css)).toEqual({ css: '', problems: [{ what, line: 1, column: 1 }] });
  });

  it('loses what is refused and keeps the rest; the line and column of each are told', () => {
    const css = `.a {\n  color: red;\n  background: url(${evil});\n}\n\n  @import "b.css";\n.b { .c { cursor: url(x) } top: 0 }`;
    expect(cleanStyleSheet(css).css).toBe('.a{color:red}');
    expect(
      cleanStyleSheet(css)
        .problems.map(({ line, column }) => [line, column])
        .slice(0, 2),
    ).toEqual([
      [3, 3],
      [6, 3],
    ]);
  });

  const pieces = [
    ...attacks.map(([, css]) => css),
    '{',
    '}',
    '(',
    ')',
    '"',
    "'",
    '/*',
    '*/',
    '\\',
    ';',
    ':',
    ',',
    '@',
    '\n',
    '!',
    '<!--',
    '-->',
    '\\75',
    '\\22 ',
    '.a',
    '&',
    '--u:',
    'url(',
    'image-set(',
    'src(',
    '@import',
    '@media',
    '@layer',
    'var(',
    'background:',
    'content:',
    evil,
    `"${evil}"`,
    `'${evil}'`,
    '//evil.example',
    `url(${picture})`,
    'red',
    '1x',
    ' ',
  ];
  it('has no declaration without a value, which the parser reads only at the end of a sheet', () => {
    const { css, problems } = cleanStyleSheet('.a { color: red; background:');
    expect(css).toBe('.a{color:red}');
    expect(problems).toMatchObject([{ what: 'what cannot be read: background:' }]);
  });

  it('names no other host, whatever goes in: read again, it is the same and loads own files alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (some) => {
        const { css } = cleanStyleSheet(some.join(''));
        expect(foreignIn(css)).toEqual([]);
        expect(cleanStyleSheet(css)).toEqual({ css, problems: [] });
      }),
      { numRuns: 1_500 },
    );
  });
});

// The types of the parser leave its tokens out.
const { tokenize, tokenTypes } = cssTree as unknown as {
  tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void;
  tokenTypes: Record<'Url' | 'BadUrl' | 'AtKeyword' | 'Function' | 'String', number>;
};

/** The addresses that the tokens of a sheet load: of url() in both forms, and texts in functions that load them, and after an @. */
function foreignIn(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let atRule = '';
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end);
    if (type === tokenTypes.Url || type === tokenTypes.BadUrl)
      found.push(text.replace(/^url\(\s*/i, '').replace(/\)$/, ''));
    if (type === tokenTypes.AtKeyword) atRule = text;
    if (/[;{}]/.test(text) && text.length === 1) atRule = '';
    if (type === tokenTypes.Function) open.push(text.toLowerCase());
    if (text === '(') open.push(text);
    if (text === ')') open.pop();
    const isLoaded = /url|image|src/.test(open.at(-1) ?? '') || /import|namespace/i.test(atRule);
    if (type === tokenTypes.String && isLoaded) found.push(text.slice(1, -1));
    if (text.includes('\\') && type === tokenTypes.Function) found.push(text);
  });
  return found.filter((address) => !/^(\/media\/|#)/.test(address));
}
