import { useCallback, useEffect, useRef, useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { siteKey } from '#features/site/rules/site-key.ts';
import { chatCommentaryTopic } from '../../rules/channel/chat-topics.ts';
import { pageChannel } from '#web/realtime/page-channel.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { readCommentary, removeCommentary, reportCommentary, sendCommentary } from '../../contract/commentary.ts';
import { withMessages } from '../../rules/commentary/commentary.ts';
import type { CommentaryMessage } from '../../rules/channel/room-shapes.ts';
import type { SaidReport } from '../safety/report-ways.ts';

export type CommentaryPage = AnswerOf<typeof readCommentary>;

export interface Commentary {
  /** Undefined until it was read. */
  page: CommentaryPage | undefined;
  messages: readonly CommentaryMessage[];
  hasFailed: boolean;
  readAgain(): void;
  readEarlier(): Promise<void>;
  send(key: string, body: string): Promise<void>;
  remove(index: number): Promise<void>;
  report(index: number, said: SaidReport): Promise<unknown>;
}

const path = 'live_chat/commentary/{portalId}/{eventId}/{contentId}/{detailId}';
/** Pages that lost too much ask within this time, and not all in one instant. */
const resetWithinMs = 3_000;

/** The commentary of a live stream as this page follows it. */
export function useCommentary(contentId: number, detailId: number): Commentary {
  const context = usePageContext<SiteInit>();
  const { api, site, init } = context;
  const { portalId, eventId = 0 } = site;
  const { realmKey } = init.login;
  const [page, setPage] = useState<CommentaryPage>();
  const [messages, setMessages] = useState<readonly CommentaryMessage[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const shown = useRef(messages);
  useEffect(() => {
    shown.current = messages;
  });
  const read = useCallback(
    async (before?: number) => {
      const params = { portalId, eventId, contentId, detailId };
      const query = before === undefined ? {} : { before };
      return (await api.get<typeof readCommentary>(path, { params, query, isQuiet: true })).data;
    },
    [api, portalId, eventId, contentId, detailId],
  );

  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    let timer: number | undefined;
    setHasFailed(false);
    const take = (fresh: CommentaryPage): void => {
      setPage(fresh);
      setMessages(fresh.messages);
    };
    const follow = async (): Promise<void> => {
      const first = await read();
      if (isGone) return;
      take(first);
      const channel = await pageChannel();
      if (isGone) return;
      const place = { realmKey, dataSourceId: first.chat.dataSourceId };
      const topic = chatCommentaryTopic(place, { siteKey: siteKey({ portalId, eventId }), contentId, detailId });
      const recover = (): void => {
        timer = window.setTimeout(() => {
          read().then(
            (fresh) => {
              if (isGone) return;
              take(fresh);
              channel.move(topic, fresh.version);
            },
            () => isGone || recover(),
          );
        }, Math.random() * resetWithinMs);
      };
      stop = channel.listen(
        topic,
        (step) => {
          if (step.kind === 'reset') recover();
          if (step.kind !== 'append') return;
          const fresh = step.events.map(({ message }) => message);
          setMessages((now) => withMessages(now, fresh));
        },
        first.version,
      );
    };
    follow().catch(() => isGone || setHasFailed(true));
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      stop?.();
    };
  }, [read, realmKey, portalId, eventId, contentId, detailId, tries]);

  const params = { portalId, eventId, contentId, detailId };
  return {
    page,
    messages,
    hasFailed,
    readAgain: () => setTries((count) => count + 1),
    async readEarlier() {
      const earlier = await read(shown.current[0]?.index);
      setMessages((now) => [...earlier.messages.filter(({ index }) => index < (now[0]?.index ?? 0)), ...now]);
    },
    async send(key, body) {
      const { data } = await api.postJson<typeof sendCommentary>(path, { params, body: { key, body }, isQuiet: true });
      setMessages((now) => withMessages(now, [data]));
    },
    async remove(index) {
      const { data } = await api.post<typeof removeCommentary>(
        'live_chat/commentary_remove/{portalId}/{eventId}/{contentId}/{detailId}',
        { params, body: { index } },
      );
      setMessages((now) => withMessages(now, [data]));
    },
    report: (index, said) =>
      api.post<typeof reportCommentary>('live_chat/commentary_report/{portalId}/{eventId}/{contentId}/{detailId}', {
        params,
        body: { index, ...said },
        isQuiet: true,
      }),
  };
}
