// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { doorTexts } from '../doors/door-texts.ts';
import { screen as terms } from '../doors/terms/terms-screen.tsx';
import { termsTexts } from '../doors/terms/terms-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { endingTexts } from '../ending/ending-texts.ts';
import { fileTexts } from '../files/file-texts.ts';
import { moduleDocuments, siteSchema } from '../form/all-schemas.ts';
import { FieldView } from '../form/field-view.tsx';
import { FormContext, type FormPlace } from '../form/form-context.ts';
import { formTexts } from '../form/form-words.ts';
import { Fields } from '../form/group-field.tsx';
import { PictureFields } from '../look/picture-fields.tsx';
import { originTexts } from '../origins/origin-texts.ts';
import { screen as settings } from '../settings-screen.tsx';
import type { Outline } from '../use-outline.ts';
import { ownScreens, partHref } from './part-href.ts';
import { valueAt } from './part-path.ts';
import { usePart, type UsedPart } from './use-part.ts';

beforeAll(async () => {
  const all = [
    kitTexts,
    commonTexts,
    editorTexts,
    contentTexts,
    formTexts,
    fileTexts,
    originTexts,
    doorTexts,
    termsTexts,
    endingTexts,
  ];
  for (const texts of all) await texts.load('jpn');
});
afterEach(cleanup);

const outline = { kind: 'event', languages: ['jpn', 'eng'], contents: [], rights: ['edit'] } as unknown as Outline;
const site = 'event-1';

function consoleAt(address: string): Console {
  const get = async (path: string) =>
    path === 'sites/{site}'
      ? outline
      : path === 'sites/{site}/part'
        ? { value: { terms: { switchTerms: true, switchPrivacy: true } }, typed: [] }
        : { items: [], next: null };
  return {
    language: 'jpn',
    api: { get },
    router: {
      location: { pathname: address.split('?')[0], search: `?${address.split('?')[1] ?? ''}` },
      arrived: () => {},
      takeFocus: () => false,
      listen: () => () => undefined,
    },
    storage: { get: () => undefined, set: () => {}, remove: () => {} },
    failureOf: ({ message }: Error) => ({ message }),
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
}

const isChosen = ({ kind, meaning }: FormField): boolean =>
  kind !== 'id' && kind !== 'constant' && meaning.isNotAsked !== true;

/** The places of the fields of a form, those in groups too; a union and a list are a place as a whole. */
const placesOf = (fields: readonly FormField[], path: readonly string[] = []): string[][] =>
  fields.filter(isChosen).flatMap((field) => {
    const own = [...path, field.key];
    return field.kind === 'group' ? placesOf(field.fields, own) : [own];
  });

const forms: [string, string[], FormField[]][] = [
  ['settings', ['settings'], formFields(siteSchema)],
  ...[...moduleDocuments].flatMap(([code, documents]): [string, string[], FormField[]][] => [
    ...moduleParts.map((part): [string, string[], FormField[]] => [code, [part], formFields(documents[part])]),
    [code, ['item'], formFields(documents.item)],
  ]),
];

function Form({ code, words, fields }: { code: string; words: string[]; fields: readonly FormField[] }) {
  const value: Json = {};
  const place: FormPlace = {
    site,
    outline,
    code,
    contentId: 7,
    part: { value, issues: [], clashes: [], name: 'item-7-1' } as unknown as UsedPart,
    listen: () => () => {},
    fieldAt: (path) => ({ value: valueAt(value, path), set: () => {}, error: undefined, below: undefined }),
    sold: { isLocked: false, unlock: () => {} },
    View: FieldView,
  };
  return (
    <FormContext value={place}>
      <Fields fields={fields} path={[]} words={words} />
    </FormContext>
  );
}

function Pictures() {
  const part = usePart({ site, part: 'settings' });
  return part.value === undefined ? null : <PictureFields {...{ site, outline, part }} />;
}

const show = (address: string, content: React.ReactNode) =>
  render(<ConsoleContext value={consoleAt(address)}>{content}</ConsoleContext>);

test('every field of every form is found by its address, behind "more" and before its flag is on too', () => {
  let seen = 0;
  for (const [code, words, fields] of forms) {
    for (const path of placesOf(fields)) {
      const href = partHref('item-7-1', path);
      const { container, unmount } = show(href, <Form code={code} words={words} fields={fields} />);
      expect([code, ...words, ...path, container.querySelectorAll('.hc-sought').length]).toEqual([
        code,
        ...words,
        ...path,
        1,
      ]);
      seen += 1;
      unmount();
    }
  }
  expect(seen).toBeGreaterThan(300);
});

test('a field that is found has the focus', async () => {
  const [code, words, fields] = forms.find(([one, [part]]) => one === 'ticket' && part === 'item')!;
  const { container } = show(
    partHref('item-7-1', ['checkinPeriodEnd']),
    <Form code={code} words={words} fields={fields} />,
  );
  await waitFor(() => expect(container.querySelector('.hc-sought')?.contains(document.activeElement)).toBe(true));
});

test('of a text in several languages the one that is meant has the focus', async () => {
  const { container } = show(
    partHref('settings', ['overview', 'fee', 'eng']),
    <Form code="settings" words={['settings']} fields={formFields(siteSchema)} />,
  );
  const english = () => container.querySelector('.hc-sought [data-language="eng"]');
  await waitFor(() => expect(english()?.contains(document.activeElement)).toBe(true));
});

test('what has a screen of its own is found there', async () => {
  const fields = Object.entries(ownScreens).filter(([, screen]) => screen !== 'doors');
  expect(fields.length).toBeGreaterThan(7);
  for (const [field, screen] of fields) {
    const content = { settings: <settings.Screen params={{ site }} />, look: <Pictures /> }[screen] ?? (
      <terms.Screen params={{ site }} />
    );
    const { container, unmount } = show(partHref('settings', field.split('.')), content);
    const hasFocus = () => container.querySelector('.hc-sought')?.contains(document.activeElement) === true;
    const isFound = await waitFor(() => expect(hasFocus()).toBe(true), { container: document.head }).then(
      () => true,
      () => false,
    );
    expect([field, isFound]).toEqual([field, true]);
    unmount();
  }
});
