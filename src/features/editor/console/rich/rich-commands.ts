import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { isInTable, tableEditing } from 'prosemirror-tables';
import { findWrapping } from 'prosemirror-transform';
import { organiserSchema } from './organiser-schema.ts';

const { nodes, marks } = organiserSchema;
const type = (name: string): NodeType => nodes[name]!;

export const textStyles = ['p', 'h2', 'h3', 'h4'] as const;
export type TextStyle = (typeof textStyles)[number];
const listTypes = ['ul', 'ol'] as const;
type ListType = (typeof listTypes)[number];

/** Two elements that look alike are one press. */
const alike = { strong: ['strong', 'b'], em: ['em', 'i'] } as const;
export type Emphasis = keyof typeof alike;

export function textStyleOf({ selection: { $from } }: EditorState): TextStyle | undefined {
  const name = $from.parent.type.name === 'line' ? 'p' : $from.parent.type.name;
  return textStyles.find((style) => style === name);
}

export const setTextStyle = (style: TextStyle): Command => setBlockType(type(style));

export function hasEmphasis(state: EditorState, emphasis: Emphasis): boolean {
  const { from, to, empty, $from } = state.selection;
  return alike[emphasis].some((name) => {
    const mark = marks[name]!;
    if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
    return state.doc.rangeHasMark(from, to, mark);
  });
}

export const setEmphasis =
  (emphasis: Emphasis): Command =>
  (state, dispatch) => {
    const present = alike[emphasis].filter((name) => {
      const { from, to, empty, $from } = state.selection;
      const mark = marks[name]!;
      return empty
        ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
        : state.doc.rangeHasMark(from, to, mark);
    });
    return toggleMark(marks[present[0] ?? emphasis]!)(state, dispatch);
  };

/** The nearest node of these kinds around the selection, and where it begins. */
function around(
  { selection: { $from } }: EditorState,
  names: readonly string[],
): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (names.includes(node.type.name)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

export function listAround(state: EditorState): ListType | undefined {
  return listTypes.find((name) => name === around(state, listTypes)?.node.type.name);
}

/** Makes a list, makes the other kind of it, or takes it away. */
export const setList =
  (list: ListType): Command =>
  (state, dispatch) => {
    const found = around(state, listTypes);
    if (found === undefined) {
      return wrapInList(type(list))(state, dispatch && ((tr) => dispatch(plainEntries(tr))));
    }
    if (found.node.type.name === list) return liftListItem(type('li'))(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(found.at, type(list), found.node.attrs));
    return true;
  };

/** The only paragraph of an entry is its line: nobody wants the room of a paragraph between entries. */
function plainEntries(tr: Transaction): Transaction {
  const lines: number[] = [];
  tr.doc.nodesBetween(0, tr.doc.content.size, (node, at, parent) => {
    if (node.type.name === 'p' && parent?.type.name === 'li' && parent.childCount === 1) lines.push(at);
  });
  for (const at of lines) tr.setNodeMarkup(at, type('line'));
  return tr;
}

export const isInQuote = (state: EditorState): boolean => around(state, ['blockquote']) !== undefined;

export const setQuote: Command = (state, dispatch) =>
  isInQuote(state) ? lift(state, dispatch) : wrapIn(type('blockquote'))(state, dispatch);

export const putLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(type('hr').create()).scrollIntoView());
  return true;
};

const columns = 3;
const rows = 3;

export const putTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (cell: string, section: string): Node =>
    type('tr').create(
      { section },
      Array.from({ length: columns }, () => type(cell).createAndFill()!),
    );
  const body = Array.from({ length: rows - 1 }, () => row('td', 'tbody'));
  const table = type('table').create(null, [row('th', 'thead'), ...body]);
  const tr = state.tr.replaceSelectionWith(table);
  const at = tr.mapping.map(state.selection.from, -1);
  let first = at;
  tr.doc.nodesBetween(at, tr.doc.content.size, (node, place) => {
    if (first === at && node.type.name === 'th') first = place;
  });
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(first + 1))).scrollIntoView());
  return true;
};

export interface LinkAround {
  from: number;
  to: number;
  href: string;
}

/** The whole link at the cursor. */
export function linkAt({ selection: { $from } }: EditorState): LinkAround | undefined {
  const link = marks['a']!;
  const links: LinkAround[] = [];
  $from.parent.forEach((child, offset) => {
    const href = link.isInSet(child.marks)?.attrs['href'];
    if (typeof href !== 'string') return;
    const from = $from.start() + offset;
    const last = links.at(-1);
    if (last?.to === from && last.href === href) last.to = from + child.nodeSize;
    else links.push({ from, to: from + child.nodeSize, href });
  });
  return links.find(({ from, to }) => from <= $from.pos && $from.pos <= to);
}

/** Where a link leads; '' takes it away. Without a selection, the address is its text. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const link = marks['a']!;
    const { from, to, empty } = state.selection;
    const range = empty ? linkAt(state) : { from, to };
    const { tr } = state;
    if (range !== undefined) {
      tr.removeMark(range.from, range.to, link);
      if (href !== '') tr.addMark(range.from, range.to, link.create({ href }));
    } else if (href !== '') tr.replaceSelectionWith(organiserSchema.text(href, [link.create({ href })]), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export interface PlacedPicture {
  at: number;
  alt: string;
  attrs: Attrs;
}

/** The picture that is selected. */
export function pictureAt({ selection }: EditorState): PlacedPicture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'img') return undefined;
  const { attrs } = selection.node;
  return { at: selection.from, alt: String(attrs['alt'] ?? ''), attrs };
}

export const putPicture =
  (picture: { path: string; width: number; height: number }): Command =>
  (state, dispatch) => {
    const { path, width, height } = picture;
    const attrs = { src: path, alt: '', width: String(width), height: String(height) };
    const { from } = state.selection;
    const tr = state.tr.replaceSelectionWith(type('img').create(attrs), false);
    const at = tr.mapping.map(from, -1);
    if (tr.doc.nodeAt(at)?.type.name === 'img') tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const sayPicture =
  ({ at, attrs }: PlacedPicture, alt: string): Command =>
  (state, dispatch) => {
    const tr = state.tr.setNodeMarkup(at, undefined, { ...attrs, alt });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)));
    return true;
  };

/** A text that is typed over as a whole begins anew: nobody means to go on in the bold letters of a sample. */
export const startAnew: Command = (state, dispatch) => {
  const { doc, selection } = state;
  const { from, to, empty } = selection;
  const besides = doc.textBetween(0, from) + doc.textBetween(to, doc.content.size);
  if (empty || besides !== '' || doc.textContent === '') return false;
  const first = doc.firstChild;
  const block = doc.childCount === 1 && first?.isTextblock === true ? first.type : type('p');
  const tr = state.tr.replaceWith(0, doc.content.size, block.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, 1)).setStoredMarks([]));
  return true;
};

const typedOver = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      if (!startAnew(view.state, view.dispatch)) return false;
      view.dispatch(view.state.tr.insertText(text));
      return true;
    },
    handleDOMEvents: {
      // Letters that come by no key: of another input, or of a list of signs.
      beforeinput(view, { inputType }) {
        if (inputType === 'insertText') startAnew(view.state, view.dispatch);
        return false;
      },
      compositionstart(view) {
        startAnew(view.state, view.dispatch);
        return false;
      },
    },
  },
});

const br: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(type('br').create()).scrollIntoView());
  return true;
});

/** A sign and a space at the start of a paragraph make a list, but none in a list. */
function listRule(sign: RegExp, list: ListType): InputRule {
  return new InputRule(sign, (state, _, from, to) => {
    if (listAround(state) !== undefined) return null;
    const tr = state.tr.delete(from, to);
    const range = tr.doc.resolve(from).blockRange();
    const wrapping = range && findWrapping(range, type(list));
    return range && wrapping ? plainEntries(tr.wrap(range, wrapping)) : null;
  });
}

/** The keys of the editor. The tabulator leaves it, as it leaves every field. */
export function richPlugins(onLink: () => void): Plugin[] {
  const link: Command = () => {
    onLink();
    return true;
  };
  return [
    inputRules({
      rules: [listRule(/^\s*[-*・]\s$/, 'ul'), listRule(/^1[.．]\s$/, 'ol')],
    }),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': setEmphasis('strong'),
      'Mod-i': setEmphasis('em'),
      'Mod-k': link,
      'Shift-Enter': br,
      'Mod-]': sinkListItem(type('li')),
      'Mod-[': liftListItem(type('li')),
      Enter: splitListItem(type('li')),
    }),
    keymap(baseKeymap),
    typedOver,
    history(),
    tableEditing(),
  ];
}
