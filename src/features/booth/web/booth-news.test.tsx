// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { CallError } from '#web/api/call-error.ts';
import { RouterProvider, useRouter } from '#web/navigation/router-context.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { PageChannel } from '#web/realtime/channel-client.ts';
import { openChannelBy } from '#web/realtime/page-channel.ts';
import { createTopicStore } from '#web/realtime/topic-store.ts';
import type { BoothEntry } from '../contract/list.ts';
import { boothDocuments } from '../documents.ts';
import * as cross from './booth-cross-search-list.tsx';
import * as list from './booth-list.tsx';
import * as widget from './booth-widget.tsx';

const at = '2026-11-20T10:00:00+09:00';
const times = { startAt: '2026-11-20T09:30:00+09:00', endAt: '2026-11-20T11:00:00+09:00' };
const soon = { startAt: '2026-11-20T10:01:00+09:00', endAt: '2026-11-20T11:00:00+09:00' };

function booth(boothId: number, live?: typeof times): BoothEntry {
  return {
    contentId: 70,
    boothId,
    title: `ブース${boothId}`,
    phonetic: '',
    stand: '',
    image: null,
    logo: null,
    lead: '',
    category: '',
    categoryIds: [],
    schedule: [],
    liveShowIcon: true,
    movieLiveStreams: live ? [{ ...live, movieUuid: 'a', secondsToStart: 0, secondsToEnd: 0 }] : [],
    brightcoveMovieLiveStreams: [],
  };
}

/** A server of booths in the order that it would answer them in; those beyond the second are on a later page. */
function server(first: BoothEntry[]) {
  let booths = first;
  let isAway = false;
  const answer = ({ query }: MadeCall) => {
    if (isAway) return new CallError(503, 'away');
    const ids = query?.['booth_ids'] as number[] | undefined;
    return {
      data: ids ? booths.filter(({ boothId }) => ids.includes(boothId)) : booths.slice(0, 2),
      total: booths.length,
      lastPage: 1,
      listText: '',
      halls: [],
      categories: [],
      contents: [{ contentId: 70, title: '', count: booths.length }],
      live: {
        count: 0,
        at,
        times: booths.flatMap(({ contentId, boothId, movieLiveStreams }) =>
          movieLiveStreams.map(({ startAt, endAt }) => ({ contentId, boothId, startAt, endAt })),
        ),
      },
    };
  };
  const { api, calls } = fakeApi({ listBooths: answer, searchBooths: answer });
  return {
    api,
    calls,
    answers: (next: BoothEntry[]) => void (booths = next),
    fails: () => void (isAway = true),
  };
}

const content = v.parse(boothDocuments[0]?.content, {}) as object;
const init = siteInit({ siteType: 'event' });
const screens = {
  list: { ...list, module: moduleEntry('booth', { contentId: 70, content }) },
  'cross-search list': {
    ...cross,
    module: moduleEntry('booth_cross_search', { contentId: 79, content: { boothContentIds: [] } }),
  },
  widget: { ...widget, module: moduleEntry('booth', { contentId: 70, content }) },
} as const;

let store: ReturnType<typeof createTopicStore>;
beforeEach(() => {
  store = createTopicStore();
  openChannelBy(() => Promise.resolve({ listen: store.add } as PageChannel));
  vi.useFakeTimers({ now: Date.parse(at) });
});
afterEach(() => {
  openChannelBy(() => new Promise(() => {}));
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const publish = async (revision: number): Promise<void> => {
  store.take([{ topic: 'site/event-11', at: String(revision), state: { revision } }]);
  await pass(0);
};

/** Goes where the page wants: the page is loaded once more. */
function Reloading({ load, page }: { load: () => Promise<object>; page: (data: object | undefined) => ReactNode }) {
  const router = useRouter();
  const [data, setData] = useState<object>();
  const navigate = async (): Promise<void> => setData(await load());
  return <RouterProvider value={{ ...router, navigate }}>{page(data)}</RouterProvider>;
}

async function show(kind: keyof typeof screens, { api }: ReturnType<typeof server>) {
  const { module, ...screenOf } = screens[kind];
  const context = pageContext({ api, init, ...inEvent });
  const load = screenOf.load as (own: PageContext, ...more: unknown[]) => Promise<object>;
  const read = () => load(context, module, { params: {}, query: new URLSearchParams() });
  const Screen = ('List' in screenOf ? screenOf.List : screenOf.Widget) as ComponentType<{
    module: unknown;
    data: object;
  }>;
  const loaded = await read();
  await renderScreen(
    <Reloading load={read} page={(data) => <Screen module={module} data={data ?? loaded} />} />,
    screenOf.texts,
    context,
  );
  await vi.dynamicImportSettled();
  await publish(1);
}
const shown = () => screen.getAllByRole('article').map(({ textContent }) => textContent);
const reorder = () => screen.queryByRole('button', { name: '配信中を先頭に並べ替える' });

describe.each(Object.keys(screens) as (keyof typeof screens)[])('an open %s', (kind) => {
  test('marks a booth that goes live or ends within a second of its time', async () => {
    const own = server([booth(1), booth(2, soon)]);
    await show(kind, own);
    await pass(59_000);
    expect(shown()).toEqual(['ブース1', 'ブース2']);
    await pass(1_000);
    expect(shown()).toEqual(['ブース1', '配信中ブース2']);
    await pass(59 * 60_000);
    expect(shown()).toEqual(['ブース1', 'ブース2']);
    expect(own.calls).toHaveLength(1);
  });

  test('shows new names and marks when the organiser publishes, and moves no booth', async () => {
    const own = server([booth(1), booth(2)]);
    await show(kind, own);
    own.answers([booth(2, times), { ...booth(1), title: '新しい名前' }]);
    await publish(2);
    expect(shown()).toEqual(['新しい名前', '配信中ブース2']);
    own.answers([booth(1), booth(2)]);
    await publish(3);
    expect(shown()).toEqual(['ブース1', 'ブース2']);
    expect(own.calls.slice(1).map(({ isQuiet }) => isQuiet)).toEqual([true, true]);
  });

  test('does not change when the server cannot be reached', async () => {
    const own = server([booth(1, times), booth(2)]);
    await show(kind, own);
    own.fails();
    await publish(2);
    expect(shown()).toEqual(['配信中ブース1', 'ブース2']);
  });

  test('keeps the mark of a booth that has moved to another page of the list', async () => {
    const own = server([booth(1), booth(2)]);
    await show(kind, own);
    own.answers([booth(3, times), booth(4, times), booth(1, times), booth(2)]);
    await publish(2);
    expect(shown()).toEqual(['配信中ブース1', 'ブース2']);
  });
});

describe.each(['list', 'cross-search list'] as const)('the button of an open %s', (kind) => {
  test('puts the booths that have gone live first, and disappears', async () => {
    const own = server([booth(1), booth(2)]);
    await show(kind, own);
    expect(reorder()).toBeNull();
    own.answers([booth(2, times), booth(1)]);
    await publish(2);
    expect(screen.getByRole('status').textContent).toContain('1件のブースが配信中です');
    fireEvent.click(reorder() as HTMLElement);
    await pass(0);
    expect(shown()).toEqual(['配信中ブース2', 'ブース1']);
    expect(reorder()).toBeNull();
  });
});
