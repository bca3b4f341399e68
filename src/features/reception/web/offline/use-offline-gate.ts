import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type EnteredReception, linkDesk, type ReceptionDesk } from '#features/my-ticket/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { Instant } from '#kernel/clock.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import type * as contract from '../../contract.ts';
import { joinedAtOnce } from '../../rules/reception-limits.ts';
import { placeOf } from '../gate-token.ts';
import { type GateEntry, type GateStore, openGateStore } from './gate-store.ts';
import { keepReceptionPage } from './keep-page.ts';
import { isLost } from './is-lost.ts';
import { offlineDesk } from './offline-desk.ts';
import { offlineTexts } from './offline-texts.ts';
import { openList, type OpenList } from './open-list.ts';

export interface OfflineGate {
  desk: ReceptionDesk;
  isOffline: boolean;
  /** The list that this device has; undefined: none. */
  list: OpenList | undefined;
  /** `refused`: this browser keeps nothing, so the gate needs the network. */
  storage: 'opening' | 'kept' | 'refused';
  /** How many of this device wait to be told. */
  waiting: number;
  /** Entries at the gates of this link about which somebody has to decide. */
  doubts: AnswerOf<typeof contract.listDoubts>['entries'];
}

/** Without a network the server is asked again after this time. */
const againMs = 10_000;

/** A gate that takes its list along, works on by it when the network goes, and tells of it afterwards. */
export function useOfflineGate(entered: EnteredReception): OfflineGate {
  const context = usePageContext();
  const say = useTexts(offlineTexts);
  const place = placeOf(context);
  const [isOffline, setOffline] = useState(false);
  const [list, setList] = useState<OpenList>();
  const [storage, setStorage] = useState<OfflineGate['storage']>('opening');
  const [waiting, setWaiting] = useState(0);
  const [doubts, setDoubts] = useState<OfflineGate['doubts']>([]);
  const store = useRef<GateStore>(undefined);
  const known = useRef({ list, offsetMs: 0, say });
  known.current = { ...known.current, list, say };

  const count = useCallback(async (): Promise<void> => {
    const entries = (await store.current?.entries(place)) ?? [];
    setWaiting(entries.filter(({ state }) => state === 'waiting').length);
  }, [place]);

  const { api, site } = context;
  const { gateToken } = entered;
  const calls = useMemo(
    () => gateCalls({ api, params: { portalId: site.portalId, eventId: site.eventId ?? 0 }, gateToken }),
    [api, site.portalId, site.eventId, gateToken],
  );

  useEffect(() => {
    let isOver = false;
    let timer: number | undefined;
    let asked: Promise<void> | undefined;
    const takeList = async (kept: GateStore): Promise<void> => {
      const answer = await calls.list();
      const open = await openList(answer);
      if (open === undefined || isOver) return;
      const offsetMs = serverClock.now() - Date.now();
      await kept.keepGate({ place, entered, ...answer, offsetMs }, open.madeAt);
      known.current.offsetMs = offsetMs;
      setList(open);
    };
    /** Tells what waits, then fetches what is new. The network is back when both came through. */
    const work = async (): Promise<void> => {
      const kept = store.current;
      if (kept === undefined) return;
      try {
        await tellWaiting(kept, place, calls);
        const { list: present } = known.current;
        if (present === undefined || serverClock.now() - present.madeAt >= present.freshForMs) await takeList(kept);
        const found = await calls.doubts();
        if (isOver) return;
        setDoubts(found);
        setOffline(false);
      } catch (error) {
        if (!isOver && isLost(error)) setOffline(true);
      }
      await count();
    };
    const run = (): void => {
      window.clearTimeout(timer);
      asked ??= work().finally(() => {
        asked = undefined;
        if (!isOver) timer = window.setTimeout(run, againMs);
      });
    };
    const begin = async (): Promise<void> => {
      store.current = await openGateStore();
      if (isOver) return;
      setStorage(store.current === undefined ? 'refused' : 'kept');
      const gate = await store.current?.readGate(place).catch(() => undefined);
      const open = gate && (await openList(gate).catch(() => undefined));
      if (isOver) return;
      if (open !== undefined && gate !== undefined) {
        known.current.offsetMs = gate.offsetMs;
        setList(open);
      }
      run();
      // When everything else has come.
      window.setTimeout(() => void keepReceptionPage(context), 2_000);
    };
    const lost = (): void => setOffline(true);
    void begin();
    window.addEventListener('online', run);
    window.addEventListener('offline', lost);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', run);
      window.removeEventListener('offline', lost);
    };
    // The link of a page is one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [calls, place]);

  const desk = useMemo<ReceptionDesk>(
    () =>
      offlineDesk({
        online: linkDesk(context, gateToken),
        store: () => store.current,
        place,
        list: () => known.current.list,
        deviceNow: () => Date.now(),
        now: () => Date.now() + known.current.offsetMs,
        words: () => known.current.say,
        onLost: () => setOffline(true),
        onChange: () => void count(),
        newKey: () => randomUuid(Math.random),
      }),
    [context, gateToken, place, count],
  );
  return { desk, isOffline, list, storage, waiting, doubts };
}

interface GateCalls {
  list(): Promise<AnswerOf<typeof contract.fetchGateList>>;
  join(deviceNow: Instant, entries: readonly GateEntry[]): Promise<AnswerOf<typeof contract.joinEntries>['entries']>;
  doubts(): Promise<OfflineGate['doubts']>;
}

function gateCalls({
  api,
  params,
  gateToken,
}: {
  api: ReturnType<typeof usePageContext>['api'];
  params: { portalId: number; eventId: number };
  gateToken: string;
}): GateCalls {
  const isQuiet = true;
  const asked = { params, body: { gateToken }, isQuiet } as const;
  return {
    list: async () =>
      (await api.post<typeof contract.fetchGateList>('reception/{portalId}/{eventId}/list', asked)).data,
    doubts: async () =>
      (await api.post<typeof contract.listDoubts>('reception/{portalId}/{eventId}/doubts', asked)).data.entries,
    async join(deviceNow, entries) {
      const body = {
        gateToken,
        device: deviceId(),
        deviceNow,
        entries: entries.map(({ key, listKey, contentId, purchasedTicketId, code, at }) => ({
          key,
          listKey,
          contentId: String(contentId),
          purchasedTicketId: String(purchasedTicketId),
          code,
          at,
        })),
      };
      const { data } = await api.postJson<typeof contract.joinEntries>('reception/{portalId}/{eventId}/join', {
        params,
        body,
        isQuiet,
      });
      return data.entries;
    },
  };
}

async function tellWaiting(store: GateStore, place: string, calls: GateCalls): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a part after the other
    const waiting = (await store.entries(place)).filter(({ state }) => state === 'waiting');
    const some = waiting.toSorted((a, b) => a.at - b.at).slice(0, joinedAtOnce);
    if (some.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const answers = new Map((await calls.join(Date.now(), some)).map((answer) => [answer.key, answer]));
    for (const entry of some) {
      const answer = answers.get(entry.key);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (answer !== undefined) await store.putEntry({ ...entry, state: 'joined', knownAt: serverClock.now(), answer });
    }
    if (answers.size === 0) return;
  }
}

/** Tells devices of one link apart. */
function deviceId(): string {
  const { local } = browserStorage();
  const known = local.get('gateDevice');
  if (known !== undefined) return known;
  const made = randomUuid(Math.random);
  local.set('gateDevice', made);
  return made;
}
