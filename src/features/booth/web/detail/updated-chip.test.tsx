// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { siteInit } from '../../../../../test/site-init.ts';
import { RouterProvider, useRouter } from '#web/navigation/router-context.ts';
import type { PageChannel } from '#web/realtime/channel-client.ts';
import { openChannelBy } from '#web/realtime/page-channel.ts';
import { createTopicStore } from '#web/realtime/topic-store.ts';
import type { BoothDetail } from '../../contract/detail.ts';
import { Detail, texts } from '../booth-detail.tsx';

const booth: BoothDetail = {
  boothId: 3,
  items: [{ key: 'title', enable: true, value: '蒼井精機', path: null }],
  phonetic: '',
  logo: null,
  stand: 'A-12',
  tabSet: 'standard',
  categories: [],
  hasStage: false,
  movies: [],
  products: [],
  documents: [],
  scheduleContentId: null,
  schedule: [],
  options: { contact: false, chat: false, businessTalk: false, questionnaire: false, download: false, favorite: false },
};
let store: ReturnType<typeof createTopicStore>;
let published: BoothDetail;
let revalidate: ReturnType<typeof vi.fn<() => Promise<void>>>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  store = createTopicStore();
  published = booth;
  revalidate = vi.fn(async () => {});
  openChannelBy(async () => ({ listen: store.add }) as PageChannel);
});
afterEach(() => {
  openChannelBy(() => new Promise(() => {}));
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function publish(revision: number, words: Partial<BoothDetail>): Promise<void> {
  published = { ...published, ...words };
  store.take([{ topic: 'site/event-11', at: String(revision), state: { revision } }]);
  await pass(10_000);
}
function Around({ children }: { children: React.ReactNode }) {
  return <RouterProvider value={{ ...useRouter(), revalidate }}>{children}</RouterProvider>;
}
async function show() {
  const { api } = fakeApi({
    readBooth: () => ({ data: published }),
    readExhibitorProfiles: () => ({ data: { autoReply: '', exhibitorAdministratorProfiles: [] } }),
    listRelatedBooths: () => ({ data: [] }),
  });
  const data = { booth, staff: [], related: [] };
  const module = moduleEntry('booth', { contentId: 200, title: '出展社' });
  const context = pageContext({ api, ...inEvent, init: { ...siteInit(), revision: 1 } });
  const page = (
    <Around>
      <Detail module={module} data={data} />
    </Around>
  );
  await renderScreen(page, texts, context, '/web/portal/1/event/11/module/booth/200/3');
  await publish(1, {});
}
const offer = () => screen.queryByRole('button', { name: '表示する' });

test('an open page of a booth offers new texts when they are published, and does not change by itself', async () => {
  await show();
  await publish(2, { stand: 'B-7' });
  expect(screen.getByText('A-12')).toBeTruthy();
  fireEvent.click(offer() as HTMLElement);
  expect(revalidate).toHaveBeenCalledOnce();
});

test('an open page of a booth offers nothing when another part of the site was published, or when its texts are as before', async () => {
  await show();
  await publish(2, {});
  expect(offer()).toBeNull();
  await publish(3, { stand: 'B-7' });
  expect(offer()).not.toBeNull();
  await publish(4, { stand: 'A-12' });
  expect(offer()).toBeNull();
});
