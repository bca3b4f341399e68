import { useEffect, useRef, useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { useLocation, useNavigate } from '#web/navigation/router-context.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { talkOfQuery } from '../../rules/room/talk-of-query.ts';
import { chatHash } from '../screen/chat-place.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { talkTexts } from '../screen/talk-texts.ts';
import { beginTalk } from './begin-talk.ts';

const linkWords = ['token', 'extoken', 'reply', 'content_id', 'detail_id'];

/**
 * Begins the talk that the address of the page names, once (CHAT-026, CHAT-027), and forgets it in the address: a reload
 * begins nothing. Answers why it did not begin.
 */
export function useLinkedTalk(chat: OpenChat): string | undefined {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { directFailed } = useTexts(talkTexts);
  const words = useTexts(commonTexts);
  const begun = useRef<string>(undefined);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (begun.current === search) return;
    begun.current = search;
    const query = new URLSearchParams(search);
    const wish = talkOfQuery((name) => query.get(name));
    if (wish === undefined) return;
    for (const name of linkWords) query.delete(name);
    const rest = query.toString();
    const place = window.location.pathname + (rest === '' ? '' : `?${rest}`);
    beginTalk(chat, wish).then(
      ({ id }) => navigate(place + chatHash({ tab: 'talk', roomId: id }), { replace: true }),
      (error: unknown) => {
        setProblem(saidOf(error, words, directFailed));
        void navigate(place, { replace: true });
      },
    );
  }, [search, chat, navigate, words, directFailed]);
  return problem;
}
