import { describe, expect, it } from 'vitest';
import { checkStyleSheet } from './check-style-sheet.ts';

describe("a tenant's style sheet", () => {
  it.each([
    ['rules', '.hb-header { color: var(--hb-base) } @media (min-width: 40rem) { .hb-header { padding: 1rem } }'],
    ['a stored picture', `.hb-cover { background: url("/media/${'a'.repeat(64)}.webp") }`],
    ['a part of the page', '.hb-icon { filter: url(#shadow) }'],
    ['words in comments', '/* we import nothing: see behaviour */ .a { content: "広場" }'],
  ])('may have %s', (_, css) => {
    expect(checkStyleSheet(css)).toEqual([]);
  });

  it.each([
    ['an import', '@import "https://evil.example/a.css";', '@import'],
    ['an import in escapes', '@\\69mport "a.css";', '@import'],
    ['an import around a comment', '@im/**/port "a.css"; @IMPORT "b.css"', '@import'],
    ['another host', '.a { background: url(https://evil.example/x.png) }', 'url(https://evil.example/x.png)'],
    ['another host without a scheme', ".a { background: url('//evil.example/x') }", 'url(//evil.example/x)'],
    ['another host in escapes', '.a { background: \\75 rl(https://evil.example) }', 'url(https://evil.example)'],
    ['a picture in the address', '.a { background: url(data:image/svg+xml,x) }', 'url(data:image/svg+xml,x)'],
    [
      'an image set of another host',
      '.a { background: image-set("https://evil.example/x" 1x) }',
      'an address of another host',
    ],
    ['a script address', '.a { background: "javascript:alert(1)" }', 'a script address'],
    ['the end of its element', '.a {} </style><script>alert(1)</script>', 'an HTML tag'],
    ['an expression', '.a { width: expression(alert(1)) }', 'expression()'],
    ['a binding', '.a { -moz-binding: url(#x) }', 'a binding'],
    ['control characters', '.a {}\0', 'control characters'],
    ['too much', ' '.repeat(200 * 1024 + 1), 'more than 200 KB'],
  ])('may not have %s', (_, css, problem) => {
    expect(checkStyleSheet(css)).toContain(problem);
  });

  it('does not take smooth scrolling for a binding', () => {
    expect(checkStyleSheet('html { scroll-behavior: smooth; overscroll-behavior: none }')).toEqual([]);
  });
});
