// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import type { Changes } from '../changes/change-list.tsx';
import { changeTexts } from '../changes/change-texts.ts';
import { publicationTexts } from '../changes/publication-words.ts';
import { checklistTexts } from '../checklist/checklist-texts.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import type { Outline } from '../use-outline.ts';
import { PlanPublication } from './plan-publication.tsx';
import { versionTexts } from './version-texts.ts';

const catalogues = [
  kitTexts,
  changeTexts,
  publicationTexts,
  checklistTexts,
  contentTexts,
  editorTexts,
  formTexts,
  versionTexts,
];
beforeAll(async () => {
  await Promise.all(catalogues.map((one) => one.load('eng')));
  // The test's DOM has no modal dialogs of its own.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
afterEach(cleanup);

const words = () => versionTexts.of('eng').plan;
const asked = () => checklistTexts.of('eng').confirm;
const warning: Changes['warnings'][number] = {
  part: 'item-60-1',
  path: ['price'],
  moduleCode: 'ticket',
  kind: 'of a later release',
  values: {},
  happens: 'Three people paid the old price.',
  instead: '',
};

/** The form with a time typed in and its press made; answers what was sent. */
async function planned(at: string, warnings: Changes['warnings']) {
  const post = vi.fn<(...call: unknown[]) => Promise<object>>(async () => ({}));
  const failureOf = () => ({ message: '', isOfLine: false, isNotFound: false, errors: {} });
  const console = {
    language: 'eng',
    api: { post, get: async () => ({}) },
    failureOf,
    cache: new CallCache(failureOf),
    router: { hrefOf: (to: string) => to, go: () => undefined },
  } as unknown as Console;
  const outline = { site: 'event-1', plannedAt: null, languages: ['eng'], contents: [] } as unknown as Outline;
  const changes = { isFirst: false, warnings, refusals: [], changes: [], total: 0 } as unknown as Changes;
  await act(async () => {
    render(
      <ConsoleContext value={console}>
        <PlanPublication outline={outline} changes={changes} open={[]} note="The new price" />
      </ConsoleContext>,
    );
  });
  fireEvent.click(screen.getByRole('button', { name: words().open }));
  fireEvent.change(screen.getByLabelText(words().at), { target: { value: at } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: words().button }));
  });
  return post;
}

const sent = [
  'sites/{site}/publish',
  { params: { site: 'event-1' }, body: { at: '2999-11-20 10:00', note: 'The new price' } },
];

test('a publication is planned at once where nothing is to be said of it', async () => {
  const post = await planned('2999-11-20T10:00', []);
  expect(post.mock.calls).toEqual([sent]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what hurts visitors is shown with the time before a publication is planned, which goes out on a second press alone', async () => {
  const post = await planned('2999-11-20T10:00', [warning]);
  const dialog = within(screen.getByRole('dialog'));
  expect(post).not.toHaveBeenCalled();
  dialog.getByText(warning.happens);
  dialog.getByText(/20 Nov 2999, 10:00/);
  expect(dialog.queryByText(asked().text)).toBeNull();
  await act(async () => {
    fireEvent.click(dialog.getByRole('button', { name: asked().anyway(words().button) }));
  });
  expect(post.mock.calls).toEqual([sent]);
});

test('going back plans nothing and keeps the time', async () => {
  const post = await planned('2999-11-20T10:00', [warning]);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: asked().back }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(words().at).value).toBe('2999-11-20T10:00');
  expect(post).not.toHaveBeenCalled();
});

test('a time that is over is said before anything else', async () => {
  const post = await planned('2020-11-20T10:00', [warning]);
  screen.getByText(words().past);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(post).not.toHaveBeenCalled();
});
