import { describe, expect, test } from 'vitest';
import { inEvent } from '../../../../test/fake-api.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import { listPageHref, pageFromQuery, readPage } from './paged-list.ts';

describe('the page of a list', () => {
  test.each([
    ['page=2', 2],
    ['', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=two', 1],
    ['page=2.5', 1],
    ['page=99999999', 1],
  ])('asked for by ?%s is %i', (query, page) => {
    expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
  });

  test('beyond the end is the last one', async () => {
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      return { lastPage: 3 };
    };
    expect(await readPage(new URLSearchParams('page=9'), read)).toMatchObject({ page: 3, pages: 3 });
    expect(asked).toEqual([9, 3]);
    expect(await readPage(new URLSearchParams('page=2'), read)).toMatchObject({ page: 2 });
  });

  test('has an address; the first one is that of the list', () => {
    const context = pageContext({ ...inEvent, keptQuery: 'isApplication=1' });
    const params = { moduleCode: 'information', contentId: 3 };
    const list = '/web/portal/1/event/11/module/information/3';
    expect(listPageHref(context, params, 1)).toBe(`${list}?isApplication=1`);
    expect(listPageHref(context, params, 2)).toBe(`${list}?page=2&isApplication=1`);
  });
});
