import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';
import { htmlAttributes, htmlClass } from '#kernel/organiser-html.ts';
import { baseOf, sharedHost } from '#kernel/site-path.ts';

/*
 * The documents of the editor: one kind of node or mark for each element that an organiser's HTML may have. What has no
 * paragraph in the HTML (`<li>text</li>`) is a `line`, which has no element of its own when it is stored.
 */

type Attributes = Record<string, string | null>;

const namesOf = (tag: string): string[] => [...(htmlAttributes['*'] ?? []), ...(htmlAttributes[tag] ?? [])];
const attrsOf = (tag: string): Record<string, AttributeSpec> =>
  Object.fromEntries(namesOf(tag).map((name) => [name, { default: null }]));

/** The attributes that the server would keep. */
function readAttributes(tag: string, dom: HTMLElement): Attributes {
  return Object.fromEntries(
    namesOf(tag).map((name) => {
      const value = dom.getAttribute(name);
      if (name !== 'class' || value === null) return [name, value];
      const classes = value.split(/\s+/).filter((one) => htmlClass.test(one));
      return [name, classes.length === 0 ? null : classes.join(' ')];
    }),
  );
}

const written = (attributes: Readonly<Record<string, unknown>>, tag: string): Record<string, string> =>
  Object.fromEntries(
    namesOf(tag).flatMap((name) => {
      const value = attributes[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

function element(tag: string, spec: NodeSpec, also: readonly TagParseRule[] = []): NodeSpec {
  return {
    attrs: attrsOf(tag),
    ...spec,
    parseDOM: [{ tag, getAttrs: (dom) => readAttributes(tag, dom) }, ...also],
    toDOM: (node) => [tag, written(node.attrs, tag), 0],
  };
}

const leaf = (tag: string, spec: NodeSpec): NodeSpec => ({
  ...element(tag, spec),
  toDOM: (node) => [tag, written(node.attrs, tag)],
});

const headings = Object.fromEntries(
  ['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [
    tag,
    element(
      tag,
      { content: 'inline*', group: 'block', defining: true },
      // A page has one h1, its title.
      tag === 'h2' ? [{ tag: 'h1', getAttrs: (dom) => readAttributes(tag, dom) }] : [],
    ),
  ]),
);
const boxes = Object.fromEntries(
  [
    'blockquote',
    'div',
    'section',
    'article',
    'aside',
    'address',
    'figure',
    'figcaption',
    'details',
    'summary',
    'dl',
    'dt',
    'dd',
  ].map((tag) => [tag, element(tag, { content: 'block*', group: 'block', defining: true })]),
);

/** A stored picture stands below the base of its site; the console shows it below that of all sites. */
const mediaBase = baseOf(sharedHost);
const storedPicture = /^\/media\/[0-9a-f]{64}(?:-\d+)?\.webp$/;
const storedAddress = (address: string): string =>
  address.startsWith(`${mediaBase}/media/`) ? address.slice(mediaBase.length) : address;

/** Whether a picture is one of this site; others cannot be shown. */
export const isStoredPicture = (address: string): boolean => storedPicture.test(storedAddress(address));

const image: NodeSpec = {
  ...leaf('img', { inline: true, group: 'inline', draggable: true }),
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (dom) => {
        const src = dom.getAttribute('src') ?? '';
        return isStoredPicture(src) && { ...readAttributes('img', dom), src: storedAddress(src) };
      },
    },
  ],
  toDOM: ({ attrs }) => ['img', { ...written(attrs, 'img'), src: `${mediaBase}${String(attrs['src'])}` }],
};

/** A video is shown as what it is called: a frame would take the keys. */
const video: NodeSpec = {
  ...leaf('iframe', { inline: true, group: 'inline', draggable: true }),
  toDOM: ({ attrs }) => ['span', { class: 'hc-rich-video' }, `▶ ${String(attrs['title'] ?? attrs['src'] ?? '')}`],
};

/** Rows know the part of the table in which they stand: the editing of tables wants rows directly in a table. */
const sectionOf = (row: HTMLElement): string | null => {
  const tag = row.parentElement?.tagName.toLowerCase();
  return tag === 'thead' || tag === 'tbody' || tag === 'tfoot' ? tag : null;
};
const inTable = (dom: HTMLElement, tag: string): string | null =>
  dom.querySelector(`:scope > ${tag}`)?.outerHTML ?? null;

const cell = (tag: 'td' | 'th', role: string): NodeSpec => ({
  ...element(tag, { content: '(line | block)+', tableRole: role, isolating: true }),
  attrs: { ...attrsOf(tag), colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  parseDOM: [
    {
      tag,
      getAttrs: (dom) => ({
        ...readAttributes(tag, dom),
        colspan: spanOf(dom, 'colspan'),
        rowspan: spanOf(dom, 'rowspan'),
      }),
    },
  ],
  toDOM: ({ attrs }) => {
    const spans = ['colspan', 'rowspan'].flatMap((name) => (attrs[name] === 1 ? [] : [[name, String(attrs[name])]]));
    return [tag, { ...written(attrs, tag), ...Object.fromEntries(spans) }, 0];
  },
});
const spanOf = (dom: HTMLElement, name: string): number => Math.max(1, Number(dom.getAttribute(name) ?? 1) || 1);

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  p: element('p', { content: 'inline*', group: 'block' }),
  line: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'hc-line' }, { tag: 'div.hc-rich-line' }],
    toDOM: () => ['div', { class: 'hc-rich-line' }, 0],
  },
  ...headings,
  ...boxes,
  pre: element('pre', { content: 'inline*', group: 'block', code: true, whitespace: 'pre', defining: true }),
  hr: leaf('hr', { group: 'block' }),
  ul: element('ul', { content: 'li+', group: 'block' }),
  ol: element('ol', { content: 'li+', group: 'block' }),
  li: element('li', { content: '(line | block)+', defining: true }),
  table: {
    ...element('table', { content: 'tr+', tableRole: 'table', isolating: true, group: 'block' }),
    attrs: { ...attrsOf('table'), caption: { default: null }, colgroup: { default: null } },
    parseDOM: [
      {
        tag: 'table',
        getAttrs: (dom) => ({
          ...readAttributes('table', dom),
          caption: inTable(dom, 'caption'),
          colgroup: inTable(dom, 'colgroup'),
        }),
      },
      { tag: 'caption', ignore: true },
      { tag: 'colgroup', ignore: true },
    ],
    toDOM: ({ attrs }) => ['table', written(attrs, 'table'), ['tbody', 0]],
  },
  tr: {
    ...element('tr', { content: '(td | th)*', tableRole: 'row' }),
    attrs: { ...attrsOf('tr'), section: { default: null } },
    parseDOM: [{ tag: 'tr', getAttrs: (dom) => ({ ...readAttributes('tr', dom), section: sectionOf(dom) }) }],
  },
  td: cell('td', 'cell'),
  th: cell('th', 'header_cell'),
  text: { group: 'inline' },
  br: leaf('br', { inline: true, group: 'inline', selectable: false, linebreakReplacement: true }),
  wbr: leaf('wbr', { inline: true, group: 'inline', selectable: false }),
  img: image,
  iframe: video,
};

function phrase(tag: string, spec: MarkSpec = {}): MarkSpec {
  return {
    attrs: attrsOf(tag),
    ...spec,
    parseDOM: [{ tag, getAttrs: (dom) => readAttributes(tag, dom) }],
    toDOM: (mark) => [tag, written(mark.attrs, tag), 0],
  };
}

/** Where a link may lead; a script is no place. */
const leads = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
const link: MarkSpec = {
  ...phrase('a', { inclusive: false }),
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (dom) => leads.test(dom.getAttribute('href')?.trim() ?? '') && readAttributes('a', dom),
    },
  ],
};

/** Two rubies side by side are two. */
let rubies = 0;
const ruby: MarkSpec = {
  ...phrase('ruby'),
  attrs: { ...attrsOf('ruby'), number: { default: 0 } },
  parseDOM: [{ tag: 'ruby', getAttrs: (dom) => ({ ...readAttributes('ruby', dom), number: ++rubies }) }],
};

const marks: Record<string, MarkSpec> = {
  a: link,
  ruby,
  rt: phrase('rt'),
  rp: phrase('rp'),
  ...Object.fromEntries(
    ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'time'].map(
      (tag) => [tag, phrase(tag)],
    ),
  ),
  code: phrase('code'),
  kbd: phrase('kbd'),
  span: phrase('span', { excludes: '' }),
};

export const organiserSchema = new Schema({ nodes, marks });
