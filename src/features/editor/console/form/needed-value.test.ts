import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moduleParts } from '#kernel/module-documents.ts';
import { moduleDocuments } from './all-schemas.ts';
import { missingIn, neededItem, neededValue } from './needed-value.ts';

const begun = {
  language: 'jpn',
  name: '名前',
  now: '2027-02-20 13:00',
  later: '2027-02-20 16:00',
  written: '2026-12-01 09:00',
} as const;

test('every module and every item can begin: it is right as it is made, or its form asks for what is missing', () => {
  const asked: string[] = [];
  for (const [code, documents] of moduleDocuments) {
    const value = neededValue(code, begun);
    const isRight = moduleParts.every((part) => {
      const schema = documents[part];
      return schema === undefined || v.is(schema, value[part] ?? {});
    });
    const groups = missingIn(code, value, false);
    expect([code, groups.length === 0]).toEqual([code, isRight]);
    if (!isRight) asked.push(`${code}: ${groups.flatMap(({ fields }) => fields.map(({ key }) => key)).join(' ')}`);

    if (documents.item === undefined) continue;
    const item = neededItem(code, begun);
    const isRightItem = v.is(documents.item, { ...item, detailId: 1 });
    const itemGroups = missingIn(code, item, true);
    expect([code, itemGroups.length === 0]).toEqual([code, isRightItem]);
    if (!isRightItem)
      asked.push(`${code} item: ${itemGroups.flatMap(({ fields }) => fields.map(({ key }) => key)).join(' ')}`);
  }
  // What nobody can decide for the organiser. A new line here is a new press on the way to a module.
  expect(asked.toSorted()).toEqual([
    'carousel: images',
    'image: image',
    'image_text_horizontal: image',
    'image_text_vertical: image',
    'live_stream item: title source',
    'questionnaire: questions',
    'tab: tabs',
    'youtube: videoId',
  ]);
});

test.each([
  ['booth', 'items.title.value'],
  ['schedule', 'title.value'],
  ['live_stream', 'title source'],
  ['united_web_link', 'name'],
  ['web_page', 'title'],
] as const)('the name of a new item of %s is asked for, and nothing beside it that can wait: %s', (code, wanted) => {
  const groups = missingIn(code, neededItem(code, { ...begun, name: '' }), true);
  expect(groups.flatMap(({ fields, path }) => fields.map(({ key }) => [...path, key].join('.'))).join(' ')).toBe(
    wanted,
  );
});

test('a new sale gives no ticket before a transfer has come to the account of its organiser, and says so itself', () => {
  const { serverContent } = neededValue('ticket', begun);
  expect(serverContent).toMatchObject({ payment: { isBankDeferred: false, bankReceiver: 'Organiser' } });
});

test('a new sale asks for the name of its buyer', () => {
  const { serverContent } = neededValue('ticket', begun);
  expect(serverContent).toMatchObject({ entry: { profiles: [{ answerMethod: 'NAME', isRequired: true }] } });
});

test('news has the date on which it is written, what happens at the event has a time of the event', () => {
  expect(neededItem('information', begun)).toMatchObject({ createdAt: begun.written });
  expect(neededItem('schedule', begun)).toMatchObject({
    held_datetime: { startDate: begun.now, endDate: begun.later },
    createdAt: begun.written,
  });
});
