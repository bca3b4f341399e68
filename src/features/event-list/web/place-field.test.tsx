// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { namedApi } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { noWish } from '../rules/search-wish.ts';
import { texts } from './event-search-list.tsx';
import { PlaceField } from './place-field.tsx';

const place = (name: string, count = 1) => ({ value: name, label: `${name}館`, count });
const field = () => screen.getByLabelText<HTMLInputElement>('会場');
const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
const options = () => [...document.querySelectorAll('option')].map(({ value }) => value);
const pass = () => act(() => vi.advanceTimersByTimeAsync(300));

async function show(answer: () => Promise<object>, chosen = '') {
  const call = vi.fn<(options: { query: object }) => Promise<object>>(answer);
  const onChoose = vi.fn<(value: string) => void>();
  const wish = { ...noWish, tag: '音楽', place: chosen };
  await renderScreen(
    <PlaceField module={{ contentId: 5 }} wish={wish} places={[place('港', 3), place('丘')]} onChoose={onChoose} />,
    texts,
    pageContext({ api: namedApi(call as never) }),
  );
  return { call, onChoose };
}

describe('the place of a search that has too many for a list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is suggested as one types, under the other filters [SITE-026]', async () => {
    const { call, onChoose } = await show(async () => ({ data: [place('北港')] }));
    expect(options()).toEqual(['港館', '丘館']);
    type('き');
    type('北');
    await pass();
    expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ query: { tag: '音楽', q: '北' } }));
    expect(options()).toEqual(['北港館']);
    expect(onChoose).not.toHaveBeenCalled();
    type('北港館');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('北港');
  });

  test('is taken back by an empty field, and shown again when what is typed is no place [SITE-026]', async () => {
    const { onChoose } = await show(async () => ({ data: [] }), '港');
    expect(field().value).toBe('港館');
    type('港の');
    fireEvent.blur(field());
    expect(field().value).toBe('港館');
    type('');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('');
  });

  test('keeps its suggestions when the network is gone', async () => {
    await show(() => Promise.reject(new Error('away')));
    type('北');
    await pass();
    expect(options()).toEqual(['港館', '丘館']);
  });
});
