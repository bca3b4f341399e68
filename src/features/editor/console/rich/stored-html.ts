import { DOMParser as ModelParser, DOMSerializer, type Node } from 'prosemirror-model';
import { htmlBlocks } from '#kernel/organiser-html.ts';
import { organiserSchema } from './organiser-schema.ts';

const parser = ModelParser.fromSchema(organiserSchema);

const { nodes, marks } = DOMSerializer.fromSchema(organiserSchema);
const stored = new DOMSerializer(
  {
    ...nodes,
    line: () => ['hc-line', 0],
    img: ({ attrs }) => ['img', present(attrs)],
    iframe: ({ attrs }) => ['iframe', present(attrs)],
    table: ({ attrs: { caption, colgroup, ...attrs } }) => [
      'table',
      { ...present(attrs), ...raw({ caption, colgroup }) },
      0,
    ],
    tr: ({ attrs: { section, ...attrs } }) => ['tr', { ...present(attrs), ...raw({ section }) }, 0],
  },
  marks,
);

const present = (attrs: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
/** What stands around rows is put there once they are written. */
const raw = (attrs: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(present(attrs)).map(([name, value]) => [`data-${name}`, value]));

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The document of an organiser's HTML. Nothing of it is run or asked for. */
export function readHtml(html: string): Node {
  const body = bodyOf(html);
  wrapLines(body);
  return parser.parse(body);
}

const blocks: ReadonlySet<string> = new Set(htmlBlocks.filter((tag) => tag !== 'br').map((tag) => tag.toUpperCase()));
const ofText: ReadonlySet<string> = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'PRE']);
const ofParts: ReadonlySet<string> = new Set([
  'UL',
  'OL',
  'TABLE',
  'THEAD',
  'TBODY',
  'TFOOT',
  'TR',
  'COLGROUP',
  'CAPTION',
]);

const isBlock = (node: ChildNode): node is HTMLElement => node instanceof HTMLElement && blocks.has(node.tagName);
const isEmpty = (node: ChildNode): boolean =>
  node.nodeType === 8 || (node.nodeType === 3 && (node.textContent ?? '').trim() === '');

/** Text that stands beside blocks, or alone in a box, becomes a line: the parser would make paragraphs of it. */
function wrapLines(box: HTMLElement): void {
  if (ofText.has(box.tagName)) return;
  if (!ofParts.has(box.tagName)) {
    let line: HTMLElement | undefined;
    for (const child of Array.from(box.childNodes)) {
      if (isBlock(child)) {
        line = undefined;
        continue;
      }
      if (line === undefined && isEmpty(child)) continue;
      if (line === undefined) {
        line = box.ownerDocument.createElement('hc-line');
        child.before(line);
      }
      line.append(child);
    }
  }
  for (const child of box.children) if (isBlock(child)) wrapLines(child);
}

/** A document as it is stored. */
export function writeHtml(doc: Node): string {
  const box = document.createElement('div');
  box.append(stored.serializeFragment(doc.content));
  for (const table of box.querySelectorAll('table')) finishTable(table);
  finishLines(box);
  const html = box.innerHTML;
  return box.textContent === '' && box.querySelector('img, iframe, hr, table') === null ? '' : html;
}

/** A line has no element of its own; two of them in a row are paragraphs, or they would be one. */
function finishLines(box: HTMLElement): void {
  const lines = [...box.querySelectorAll('hc-line')];
  const isLine = (element: Element | null): boolean => element?.tagName === 'HC-LINE';
  const several = new Set(
    lines.filter((line) => isLine(line.previousElementSibling) || isLine(line.nextElementSibling)),
  );
  for (const line of lines) {
    const made = several.has(line) ? document.createElement('p') : document.createDocumentFragment();
    made.append(...line.childNodes);
    line.replaceWith(made);
  }
}

function finishTable(table: HTMLTableElement): void {
  let section: { name: string; box: HTMLElement } | undefined;
  for (const row of Array.from(table.children)) {
    const name = row.getAttribute('data-section');
    row.removeAttribute('data-section');
    if (name === null) {
      section = undefined;
      continue;
    }
    if (section?.name !== name) {
      section = { name, box: document.createElement(name) };
      row.before(section.box);
    }
    section.box.append(row);
  }
  for (const part of ['colgroup', 'caption']) {
    const html = table.getAttribute(`data-${part}`);
    table.removeAttribute(`data-${part}`);
    if (html === null) continue;
    const [found] = bodyOf(`<table>${html}</table>`).querySelectorAll(part);
    if (found !== undefined) table.prepend(found);
  }
}

/** Whether the editor can show all of an HTML text: what it would write says the same. */
export function survives(html: string): boolean {
  if (html.trim() === '') return true;
  return saidBy(html) === saidBy(writeHtml(readHtml(html)));
}

/** What a text says: each run of letters with the blocks around it and what it is marked as, in no order. */
function saidBy(html: string): string {
  const body = bodyOf(html);
  const runs: string[] = [];
  let before = '';
  let boxes = 0;
  const numbers = new Map<Element, number>();
  const numberOf = (element: Element): number => numbers.get(element) ?? numbers.set(element, ++boxes).get(element)!;
  const note = (node: ChildNode, text: string): void => {
    const around: string[] = [];
    const marked: string[] = [];
    for (let at = node.parentElement; at !== null && at !== body; at = at.parentElement) {
      if (blocks.has(at.tagName)) around.unshift(`${numberOf(at)}${tagOf(at)}`);
      else marked.push(tagOf(at));
    }
    const place = `${around.join('>')}|${marked.toSorted().join(',')}|`;
    if (place === before) runs.push(`${runs.pop() ?? ''}${text}`);
    else runs.push(`${place}${text}`);
    before = place;
  };
  const walk = (parent: Element): void => {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) {
        const text = (child.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ');
        if (text.trim() !== '' || (text !== '' && isInLine(child))) note(child, text.trim() === '' ? ' ' : text);
      } else if (child instanceof Element) {
        if (child.childNodes.length === 0) note(child, `<${tagOf(child)}>`);
        else walk(child);
      }
    }
  };
  walk(body);
  return runs.map((run) => run.replaceAll(/\s+/g, ' ').trim()).join('\n');
}

/** A space between two words counts, one between two blocks does not. */
function isInLine(node: ChildNode): boolean {
  const [before, after] = [node.previousSibling, node.nextSibling];
  return before !== null && after !== null && !isBlock(before) && !isBlock(after);
}

function tagOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(value === '1' && /^(col|row)span$/.test(name)))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted();
  return [element.tagName.toLowerCase(), ...attributes].join(' ');
}
