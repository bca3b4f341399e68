import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FailedCall } from '#console/api/failed-call.ts';
import { useConsole } from '#console/console-context.ts';
import { wallTimeOf } from '#console/forms/wall-time.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { addItem, readPart, removeItem } from '../../contract.ts';
import type { readSessions } from '../../contract/grid.ts';
import {
  type GridSession,
  gridSession,
  type GridShape,
  type GridSpan,
  type SessionHead,
  sessionHead,
} from '../../rules/grid-session.ts';
import type { Json } from '../../rules/part-changes.ts';
import { asFields } from '../part/as-json.ts';
import { keeperOf, sendWhenLeft, typedKey } from '../part/keeper-of.ts';
import type { PartKeeper, SaveState } from '../part/part-keeper.ts';
import { withValueAt } from '../part/part-path.ts';
import { worstOf } from '../part/save-mark.tsx';

type Answer = AnswerOf<typeof readSessions>;
export type GridPlace = Answer['places'][number];

/** Where a session is, and when. */
export interface SessionPlace {
  span: GridSpan;
  placeIds: readonly number[];
}

export interface UsedSessions {
  sessions: readonly GridSession[] | undefined;
  places: readonly GridPlace[];
  /** The content whose items the places are; null: they are in the settings of the module. */
  placesIn: number | null;
  failure: FailedCall | undefined;
  saving: SaveState;
  /** Those that are edited here, and their parts. */
  keepers: ReadonlyMap<number, PartKeeper>;
  again(): Promise<void>;
  /** The part of a session, which begins with what the grid knows of it; undefined: it is gone. */
  keeperFor(id: number): PartKeeper | undefined;
  put(id: number, place: SessionPlace): void;
  /** The number of the new session; 0 where its fields are not enough. */
  add(value: { [key: string]: Json }, place: SessionPlace): Promise<number>;
  /** All fields of a session as they stand. */
  valueOf(id: number): Promise<{ [key: string]: Json }>;
  remove(id: number): Promise<void>;
}

export type LoadedSessions = UsedSessions & { sessions: readonly GridSession[] };

interface Read extends Pick<Answer, 'places' | 'placesIn'> {
  heads: ReadonlyMap<number, SessionHead>;
}

/** The sessions of a timetable. Each that is changed is a part of the draft, as in its form. */
export function useSessions(
  site: string,
  { contentId, moduleCode: code }: { contentId: number; moduleCode: string },
  shape: GridShape,
): UsedSessions {
  const { api, storage, failureOf, cache } = useConsole();
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<FailedCall>();
  const [round, setRound] = useState(0);
  const keepers = useRef(new Map<number, PartKeeper>());
  const nameOf = useCallback((id: number) => `item-${contentId}-${id}`, [contentId]);

  const keep = useCallback(
    (head: SessionHead): PartKeeper => {
      const known = keepers.current.get(head.detailId);
      if (known !== undefined) return known;
      const keeper = keeperOf({ api, storage, failureOf, cache }, { site, part: nameOf(head.detailId), code });
      keepers.current.set(head.detailId, keeper);
      keeper.begin(withFields(shape, {}, head));
      keeper.listen(() => setRound((count) => count + 1));
      return keeper;
    },
    [api, storage, failureOf, cache, site, code, nameOf, shape],
  );

  const again = useCallback(async () => {
    setFailure(undefined);
    try {
      const heads = new Map<number, SessionHead>();
      let page: Answer | undefined;
      do {
        const query = typeof page?.next === 'number' ? { after: page.next } : {};
        // A page says where the next one begins.
        // oxlint-disable-next-line no-await-in-loop
        page = await api.get<typeof readSessions>('sites/{site}/sessions/{contentId}', {
          params: { site, contentId },
          query,
        });
        for (const head of page.sessions) heads.set(head.detailId, head);
      } while (page.next !== null);
      // What was typed before the page was lost goes on to be sent.
      for (const head of heads.values()) if (storage.get(typedKey(site, nameOf(head.detailId)))) keep(head);
      setRead({ heads, places: page.places, placesIn: page.placesIn });
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [api, storage, failureOf, site, contentId, nameOf, keep]);
  useEffect(() => void again(), [again]);

  useEffect(() => {
    const all = keepers.current;
    const stop = sendWhenLeft(() => {
      for (const keeper of all.values()) void keeper.flush();
    });
    return () => {
      stop();
      for (const keeper of all.values()) keeper.end();
    };
  }, []);

  const known = useMemo(() => new Set(read?.places.map(({ id }) => id)), [read]);
  const stored = useMemo(
    () => read && new Map([...read.heads].map(([id, head]) => [id, gridSession(head, known)])),
    [read, known],
  );
  const sessions = useMemo(() => {
    if (stored === undefined) return undefined;
    const edited = new Map(stored);
    for (const [id, { state }] of keepers.current) {
      if (edited.has(id)) edited.set(id, gridSession(sessionHead(shape, id, state.value), known));
    }
    return [...edited.values()];
    // The round says that a keeper has something else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stored, known, shape, round]);

  const keeperFor = (id: number): PartKeeper | undefined => {
    const head = read?.heads.get(id);
    return head && keep(head);
  };
  return {
    sessions,
    places: read?.places ?? [],
    placesIn: read?.placesIn ?? null,
    failure,
    saving: worstOf([...keepers.current.values()].map(({ state }) => state.saving)),
    keepers: keepers.current,
    again,
    keeperFor,
    put(id, { span, placeIds }) {
      const keeper = keeperFor(id);
      if (keeper === undefined) return;
      const now = gridSession(sessionHead(shape, id, keeper.state.value), known);
      if (now.span?.from !== span.from) keeper.edit(shape.start, wallTimeOf(span.from));
      if (now.span?.to !== span.to) keeper.edit(shape.end, wallTimeOf(span.to));
      if (now.placeIds.join() !== placeIds.join()) {
        keeper.edit(shape.place, shape.hasPlaces ? [...placeIds] : placeIds[0]);
      }
    },
    async add(begun, { span, placeIds }) {
      const params = { site, contentId };
      const fields = { start: wallTimeOf(span.from), end: wallTimeOf(span.to), placeIds: [...placeIds] };
      const value = asFields(withFields(shape, begun, fields));
      const { detailId } = await api.post<typeof addItem>('sites/{site}/items/{contentId}', {
        params,
        body: { value },
      });
      if (detailId === 0) return 0;
      const head = sessionHead(shape, detailId, value);
      setRead((before) => before && { ...before, heads: new Map(before.heads).set(detailId, head) });
      cache.changed(`outline/${site}`);
      return detailId;
    },
    async valueOf(id) {
      await keepers.current.get(id)?.flush();
      const answer = await api.get<typeof readPart>('sites/{site}/part', {
        params: { site },
        query: { part: nameOf(id) },
      });
      return asFields(answer.value);
    },
    async remove(id) {
      const keeper = keepers.current.get(id);
      await keeper?.flush();
      const params = { site, contentId, detailId: id };
      await api.post<typeof removeItem>('sites/{site}/items/{contentId}/{detailId}/remove', { params, body: {} });
      keeper?.forget();
      keepers.current.delete(id);
      setRead((before) => before && { ...before, heads: new Map([...before.heads].filter(([one]) => one !== id)) });
      cache.changed(`outline/${site}`);
    },
  };
}

/** A session with what the grid knows of it; without more, changes of these fields are all that is sent. */
function withFields(
  shape: GridShape,
  begun: Json,
  { title, start, end, placeIds }: Omit<SessionHead, 'detailId'>,
): Json {
  const fields: readonly (readonly [readonly string[], Json | undefined])[] = [
    [shape.title, title],
    [shape.start, start],
    [shape.end, end],
    [shape.place, shape.hasPlaces ? placeIds : placeIds[0]],
  ];
  return fields.reduce(
    (value, [path, field]) => (field === undefined ? value : withValueAt(value, path, field)),
    begun,
  );
}
