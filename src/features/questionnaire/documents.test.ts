import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { handout, questions } from '../../../test/questionnaire-site.ts';
import { questionnaireDocuments } from './documents.ts';

const schema = questionnaireDocuments[0]?.serverContent as v.GenericSchema;
const read = (fields: object) => v.parse(schema, fields);

describe('the questionnaire that an organiser writes', () => {
  test('has a period that is off by default [QUEST-001]', () => {
    expect(read({ questions })).toMatchObject({ base: { enableVisiblePeriod: false } });
    const base = { enableVisiblePeriod: true, visibleStartDate: '2026-11-20 10:00', visibleEndDate: '2026-11-22' };
    expect(read({ base, questions })).toMatchObject({ base });
  });

  test('may have a reward, and texts above the questions and after them', () => {
    const more = {
      reward: { name: { jpn: '手引き' }, handout },
      description: { jpn: '<p>あ</p>' },
      thanks: { jpn: 'い' },
    };
    expect(read({ questions, ...more })).toMatchObject(more);
  });

  const wish = questions[0] as object;
  test.each([
    ['no question', {}, 'questions'],
    ['an end before the start', period('2026-11-22', '2026-11-20'), 'not before visibleStartDate'],
    ['a question twice', { questions: [wish, { ...wish, detailId: 9 }] }, 'every entryFormKey once'],
    ['an id twice', { questions: [wish, { ...wish, entryFormKey: 'other' }] }, 'every detailId once'],
    [
      "the account's address",
      { questions: [{ detailId: 1, entryFormKey: 'MAILADDRESS', answerMethod: 'MAILADDRESS' }] },
      'no MAILADDRESS',
    ],
    ['an unknown field', { questions, prize: 1 }, 'prize'],
  ])('is refused with %s', (_, fields, message) => {
    expect(() => read(fields)).toThrow(message);
  });
});

function period(visibleStartDate: string, visibleEndDate: string): object {
  return { questions, base: { enableVisiblePeriod: true, visibleStartDate, visibleEndDate } };
}
