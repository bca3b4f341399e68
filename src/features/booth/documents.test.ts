import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { boothDocuments } from './documents.ts';

const [booth, crossSearch] = boothDocuments;
const read = (part: 'widget' | 'content' | 'serverContent' | 'item', value: unknown): unknown =>
  v.parse(booth?.[part], value);
const title = { value: { jpn: '青空ロボット' } };
const named = { detailId: 1, items: { title } };

describe('a booth content', () => {
  test('shows cards with categories and without view counts, unless told otherwise [SITE-033]', () => {
    expect(read('content', {})).toEqual({
      base: { displayFormat: 'Card', tabSet: 'standard' },
      option: {
        useBoothCategory: true,
        contact: true,
        chat: true,
        businessTalk: true,
        questionnaire: true,
        download: true,
        favorite: true,
      },
      common: { viewCount: { isEnabled: false } },
      layout: { live_stream: { setting: { enable: true } } },
    });
    expect(read('widget', {})).toEqual({
      numberOfDisplay: 6,
      titleVisible: true,
      imageVisible: true,
      categoryVisible: true,
    });
  });

  test('may list booths without streams [BOOTH-017]', () => {
    const content = { base: { displayFormat: 'List' }, layout: { live_stream: { setting: { enable: false } } } };
    expect(read('content', content)).toMatchObject(content);
  });

  test('refuses categories with a fourth level or a circle', () => {
    const category = (id: number, parentBoothCategoryId?: number) => ({
      id,
      name: { jpn: '区分' },
      ...(parentBoothCategoryId !== undefined && { parentBoothCategoryId }),
    });
    const three = [category(1), category(2, 1), category(3, 2)];
    expect(read('serverContent', { categories: three })).toMatchObject({ categories: three });
    for (const wrong of [
      [...three, category(4, 3)],
      [category(1, 2), category(2, 1)],
      [...three, category(3)],
    ]) {
      expect(() => read('serverContent', { categories: wrong })).toThrow('at most three levels');
    }
  });
});

describe('a booth', () => {
  test('needs a name only; everything else has a default [BOOTH-007, BOOTH-019]', () => {
    expect(read('item', named)).toEqual({
      detailId: 1,
      phonetic: '',
      stand: '',
      items: {
        title: { enable: true, ...title },
        main_image: { enable: true },
        description: { enable: true },
        main_movie: { enable: true, liveEnable: false, liveShowIcon: true },
        live_stream_pro: { enable: false },
        questionnaire: { enable: false, base: { enableVisiblePeriod: false }, questions: [] },
        booth_category: { ids: [] },
      },
      movieLiveStreams: [],
      brightcoveMovieLiveStreams: [],
      movies: [],
      products: [],
      documents: [],
      schedule: [],
      exhibitorAdministrators: [],
      chat: { enable: false },
      businessTalk: { enable: false, deadline: { kind: 'hours', hours: 1 }, persons: [] },
    });
  });

  test('keeps its streams, categories and sessions [BOOTH-008, BOOTH-009, BOOTH-010, BOOTH-011]', () => {
    const whole = {
      ...named,
      phonetic: 'あおぞらろぼっと',
      stand: 'A-12',
      schedule: [3, 5],
      items: {
        title: { enable: true, ...title },
        main_movie: { enable: true, liveEnable: true, liveShowIcon: false, key: 'stage-1' },
        live_stream_pro: { enable: true },
        questionnaire: {
          enable: true,
          questions: [{ detailId: 1, entryFormKey: 'wish', answerMethod: 'TEXT', label: { jpn: 'ご要望' } }],
        },
        booth_category: { ids: [1, 3] },
      },
      movieLiveStreams: [{ movieUuid: 'stage-1', startAt: '2026-12-01 10:00', endAt: '2026-12-01 11:00' }],
      brightcoveMovieLiveStreams: [{ liveStreamProId: '6300', startAt: '2026-12-01 10:00', endAt: '2026-12-01 11:00' }],
    };
    expect(read('item', whole)).toMatchObject(whole);
  });

  const wrong: [string, object, string][] = [
    ['a questionnaire without a question', { items: { title, questionnaire: { enable: true } } }, 'questions'],
    ['a stream that ends before it starts', stream('2026-12-01 11:00', '2026-12-01 10:00'), 'later than startAt'],
    ['two products of one id', { products: [product(1), product(1)] }, 'each id once'],
    ['a category twice', { items: { title, booth_category: { ids: [1, 1] } } }, 'each id once'],
    ['a talk with somebody else', { businessTalk: { persons: [{ administratorId: 9, slots: [] }] } }, 'ids of the'],
  ];
  test.each(wrong)('refuses %s', (_, fields, message) => {
    expect(() => read('item', { ...named, ...fields })).toThrow(message);
  });
});

test('a search over booth contents names them once each', () => {
  const content = crossSearch?.content as v.GenericSchema;
  expect(v.parse(content, {})).toEqual({ boothContentIds: [] });
  expect(() => v.parse(content, { boothContentIds: [70, 70] })).toThrow('each id once');
});

function stream(startAt: string, endAt: string): object {
  return { movieLiveStreams: [{ movieUuid: 'a', startAt, endAt }] };
}

function product(id: number): object {
  return { id, name: { jpn: '品' } };
}
