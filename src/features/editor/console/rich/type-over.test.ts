// @vitest-environment happy-dom
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { startAnew } from './rich-commands.ts';
import { readHtml, writeHtml } from './stored-html.ts';

const sample = '<p><strong>【見本】</strong>ここに書きます。</p>';

/** What stands there when a text is typed while something is selected. */
function typed(html: string, select: (state: EditorState) => EditorState): string {
  let state = select(EditorState.create({ doc: readHtml(html) }));
  startAnew(state, (tr) => void (state = state.apply(tr)));
  return writeHtml(state.apply(state.tr.insertText('私たちの会')).doc);
}
const all = (state: EditorState) => state.apply(state.tr.setSelection(new AllSelection(state.doc)));
const from = (at: number, to: number) => (state: EditorState) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, at, to)));

test.each([
  ['all of a sample', sample, all, '<p>私たちの会</p>'],
  ['all of its text', sample, from(1, 13), '<p>私たちの会</p>'],
  ['all of several paragraphs', `<h2>題</h2>${sample}`, all, '<p>私たちの会</p>'],
  ['all of a heading, which stays one', '<h2><em>題</em></h2>', from(1, 2), '<h2>私たちの会</h2>'],
  ['the bold part alone, which stays bold', sample, from(1, 5), '<p><strong>私たちの会</strong>ここに書きます。</p>'],
])('what is typed over %s', (_, html, select, expected) => {
  expect(typed(html, select)).toBe(expected);
});
