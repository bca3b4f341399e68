// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filterList } from '#kernel/list-filter.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { usePageContext } from '../site/page-context.ts';
import { ListSearch } from './list-search.tsx';
import { listTexts } from './list-texts.ts';
import { listWishOf, type ListWish, wishedListHref } from './list-wish.ts';
import { useListSearch } from './use-list-search.ts';

const tools = [
  { name: 'Hammer', kind: '1', is: ['new'] },
  { name: 'Saw', kind: '2', is: [] },
  { name: 'Drill', kind: '2', is: ['new'] },
];
const facets = { kind: (tool: (typeof tools)[number]) => [tool.kind], is: (tool: (typeof tools)[number]) => tool.is };

function find(wish: ListWish) {
  const named = tools.filter(({ name }) => name.toLowerCase().includes(wish.keyword.toLowerCase()));
  const { found, countOf } = filterList(named, facets, wish.chosen);
  const group = (name: 'kind' | 'is', kind: 'one' | 'many', values: Record<string, string>) => ({
    name,
    label: name,
    kind,
    choices: Object.entries(values).map(([value, label]) => ({ value, label, count: countOf(name, value) })),
  });
  return {
    wish,
    total: found.length,
    page: 1,
    pages: 1,
    names: found.map(({ name }) => name),
    groups: [group('kind', 'one', { 1: 'Heavy', 2: 'Sharp', 3: 'Odd' }), group('is', 'many', { new: 'New' })],
  };
}

const calls = vi.fn<(wish: ListWish) => Promise<ReturnType<typeof find>>>(async (wish) => find(wish));
const wishOf = (query: URLSearchParams): ListWish => listWishOf(query, ['kind', 'is']);

function Tools({ loaded }: { loaded: ReturnType<typeof find> }) {
  const context = usePageContext();
  const ports = useMemo(
    () => ({
      wishOf,
      find: calls,
      hrefOf: (wish: ListWish) => wishedListHref(context, { moduleCode: 'tool', contentId: 5 }, wish),
    }),
    [context],
  );
  const search = useListSearch(loaded, ports);
  return (
    <ListSearch search={search} groups={search.found.groups} placeholder="Name" hrefOf={ports.hrefOf} empty="None yet">
      {search.found.names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </ListSearch>
  );
}

const path = '/web/portal/1/module/tool/5';
async function show(query = ''): Promise<void> {
  window.history.replaceState(null, '', `${path}${query && `?${query}`}`);
  const context = pageContext({ language: 'eng', keptQuery: 'isApplication=1' });
  await renderScreen(<Tools loaded={find(wishOf(new URLSearchParams(query)))} />, [listTexts], context);
}
const shown = (): string[] => tools.map(({ name }) => name).filter((name) => screen.queryByText(name) !== null);
const choice = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the search of a list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('narrows by words and filters, and its address follows in the same entry of the history', async () => {
    await show();
    const entries = window.history.length;
    expect(shown()).toEqual(['Hammer', 'Saw', 'Drill']);
    fireEvent.click(choice('Sharp'));
    await pass(0);
    expect(shown()).toEqual(['Saw', 'Drill']);
    expect(window.location.search).toBe('?kind=2&isApplication=1');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dr' } });
    await pass(300);
    expect(shown()).toEqual(['Drill']);
    expect(screen.getByRole('status').textContent).toBe('1 result');
    expect(window.location.search).toBe('?keyword=dr&kind=2&isApplication=1');
    fireEvent.click(choice('All'));
    await pass(0);
    expect(window.location.search).toBe('?keyword=dr&isApplication=1');
    expect(window.history.length).toBe(entries);
  });

  test('shows how many each choice would find under the other filters; one that finds nothing cannot be chosen', async () => {
    await show('is=new');
    expect(choice('Sharp').closest('label')?.textContent).toBe('Sharp (1)');
    expect(choice('New').closest('label')?.textContent).toBe('New (2)');
    expect([choice('Heavy').disabled, choice('Odd').disabled]).toEqual([false, true]);
    await pass(0);
  });

  test('is a plain form of its address', async () => {
    await show('kind=2');
    const form = screen.getByRole<HTMLInputElement>('searchbox').form as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', path]);
    expect([...new FormData(form)]).toEqual([
      ['isApplication', '1'],
      ['keyword', ''],
      ['kind', '2'],
    ]);
  });

  test('has a sheet of the filters, whose button says how many it shows', async () => {
    await show('kind=2');
    fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(screen.getByRole('dialog'));
    fireEvent.click(sheet.getByLabelText(/^New/));
    await pass(0);
    fireEvent.click(sheet.getByRole('button', { name: 'Show 1 result' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown()).toEqual(['Drill']);
  });

  test('lists the chosen filters, and can remove each', async () => {
    await show('keyword=w&kind=2');
    const remove = screen.getByRole('link', { name: 'Remove the filter “Sharp”' });
    expect(remove.getAttribute('href')).toBe(`${path}?keyword=w&isApplication=1`);
    fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await pass(0);
    expect(shown()).toEqual(['Hammer', 'Saw', 'Drill']);
  });

  test('keeps words and results when a search fails, and says what to do when nothing is found', async () => {
    await show();
    calls.mockRejectedValueOnce(new Error('offline'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    await pass(300);
    expect(screen.getByRole('alert').textContent).toContain('The search failed');
    expect(shown()).toHaveLength(3);
    fireEvent.submit(screen.getByRole<HTMLInputElement>('searchbox').form as HTMLFormElement);
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Nothing matches')).toBeTruthy();
  });
});
