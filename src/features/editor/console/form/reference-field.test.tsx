// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { valueAt } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { moduleDocuments } from './all-schemas.ts';
import { FieldView } from './field-view.tsx';
import { FormContext } from './form-context.ts';
import { formTexts } from './form-words.ts';

beforeAll(async () => {
  for (const texts of [kitTexts, commonTexts, editorTexts, contentTexts, formTexts]) await texts.load('jpn');
});
afterEach(cleanup);

const path = ['serverContent', 'events', '0'];
const fieldsOf = ({ entry }: FormField): readonly FormField[] => entry?.fields ?? [];
const [events] = formFields(moduleDocuments.get('conditional_event')?.serverContent);
const [eventField, tickets] = fieldsOf(events!);
const [, contentField, ticketField] = fieldsOf(tickets!);

/** What the server answers, by the address without its parameters. */
const answers: Record<string, (query: { search?: string; eventId?: number }) => unknown> = {
  'sites/{site}/events': ({ search, eventId }) =>
    eventId === 12
      ? { events: [{ eventId: 12, title: { jpn: '灯りの夜' }, startDate: '2027-01-30 18:00' }], isMore: false }
      : { events: search === '花火' ? [{ eventId: 30, title: { jpn: '花火' } }] : [], isMore: search === undefined },
  'sites/{site}': () => ({
    languages: ['jpn'],
    rights: ['edit'],
    contents: [{ contentId: 60, moduleCode: 'ticket', title: { jpn: '前売り' }, isVisible: true, items: 1 }],
  }),
  'sites/{site}/items/{contentId}': () => ({
    items: [{ detailId: 3, title: { jpn: '一般' }, value: {} }],
    next: null,
    total: 1,
  }),
};

function show(field: FormField, value: Json, at: string[]) {
  const set = vi.fn<(value: Json | undefined) => void>();
  const get = vi.fn(async (address: string, { query = {} }: { query?: object; params?: { site: string } }) =>
    answers[address]?.(query),
  );
  const console = {
    language: 'jpn',
    api: { get },
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
  const form = {
    site: 'portal-1',
    outline: { languages: ['jpn'], contents: [], rights: ['edit'] } as unknown as Outline,
    code: 'conditional_event',
    contentId: 43,
    part: { value, issues: [], clashes: [] } as unknown as UsedPart,
    listen: () => () => {},
    fieldAt: (place: readonly string[]) => ({ value: valueAt(value, place), set, error: undefined, below: undefined }),
    sold: { isLocked: false, unlock: () => undefined },
    View: FieldView,
  };
  const { container } = render(
    <ConsoleContext value={console}>
      <FormContext value={form}>
        <FieldView field={field} path={at} words={['serverContent', 'events', '', field.key]} />
      </FormContext>
    </ConsoleContext>,
  );
  return { set, get, container };
}

const condition = { eventId: 12, tickets: [{ eventId: 12, contentId: 60, ticketId: 3 }] };
const value: Json = { moduleCode: 'conditional_event', serverContent: { events: [condition] } };

test('an event of the portal is shown by its name, and another one is found by the server', async () => {
  const { set, get, container } = show(eventField!, value, [...path, 'eventId']);
  expect(await screen.findByText('灯りの夜')).toBeTruthy();
  expect(container.textContent).not.toContain('12');
  fireEvent.click(screen.getByRole('button', { name: /^選ぶ/ }));
  const dialog = within(container.querySelector('dialog') as HTMLElement);
  expect(dialog.getByText(/ほかにもあります/)).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' 花火 ' } });
  fireEvent.click(await dialog.findByText('花火'));
  expect(set).toHaveBeenCalledWith(30);
  const searches = get.mock.calls.flatMap(([, { query }]) =>
    query !== undefined && 'search' in query ? [query.search] : [],
  );
  expect(searches).toEqual(['花火']);
});

test('a content and a ticket of another event are chosen by their names there', async () => {
  const place = [...path, 'tickets', '0'];
  const { get } = show(contentField!, value, [...place, 'contentId']);
  expect(await screen.findByText('前売り')).toBeTruthy();
  expect(get.mock.calls.map(([, { params }]) => params?.site)).toContain('event-12');
  cleanup();
  show(ticketField!, value, [...place, 'ticketId']);
  expect(await screen.findByText('一般')).toBeTruthy();
});

test('a person of a booth, whose name is a nickname, is shown by it', async () => {
  const talk = formFields(moduleDocuments.get('booth')?.item).find(({ key }) => key === 'businessTalk');
  const persons = talk?.fields?.find(({ key }) => key === 'persons');
  const person = fieldsOf(persons!).find(({ key }) => key === 'administratorId');
  const booth = {
    exhibitorAdministrators: [{ id: 4, nickname: { jpn: '佐伯' } }],
    businessTalk: { persons: [{ administratorId: 4 }] },
  };
  show(person!, booth, ['businessTalk', 'persons', '0', 'administratorId']);
  expect(await screen.findByText('佐伯')).toBeTruthy();
});
