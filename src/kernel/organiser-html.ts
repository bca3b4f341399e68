/*
 * What an organiser's HTML may be made of. The server takes everything else out of it, and the console's editor knows
 * these elements.
 */

/** Elements that hold blocks or lines of text. */
export const htmlBlocks = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'section',
  'article',
  'aside',
  'blockquote',
  'pre',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'address',
  'details',
  'summary',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const;

/** Elements in a line of text. */
export const htmlPhrases = [
  'a',
  'span',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'small',
  'sub',
  'sup',
  'mark',
  'abbr',
  'cite',
  'q',
  'code',
  'kbd',
  'time',
  'ruby',
  'rt',
  'rp',
  'wbr',
  'img',
  'iframe',
] as const;

/** What each element may say, `*` for all. */
export const htmlAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'lang', 'dir'],
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen'],
  ol: ['start', 'reversed', 'type'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
  time: ['datetime'],
  abbr: ['title'],
  details: ['open'],
};

/** A class of the platform's own style sheet, nothing that a script or another tenant could rely on. */
export const htmlClass = /^hb-[a-z0-9-]{1,60}$/;
