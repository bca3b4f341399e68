import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import type { TalkRoom } from '../../rules/room/talk-rooms.ts';
import { personName } from '../profile/person-name.ts';
import type { ChatState } from '../store/chat-store.ts';
import { talkTexts } from '../screen/talk-texts.ts';

const kept = 5;

/** Screen readers read out the messages that others write while the room is open, and no earlier ones. */
export function FreshMessages({ talk, state }: { talk: TalkRoom; state: ChatState }) {
  const say = useTexts(talkTexts);
  const [said, setSaid] = useState<readonly { index: number; words: string }[]>([]);
  const { comments, isRead } = talk;
  const last = comments.at(-1)?.index ?? 0;
  const known = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!isRead) return;
    const before = known.current ?? last;
    known.current = Math.max(before, last);
    const fresh = comments.filter(({ index, user_id: id, removed }) => index > before && id !== state.me && !removed);
    if (fresh.length === 0) return;
    const words = fresh.map(({ index, user_id: id, type, body }) => {
      const text = type === 'TEXT' ? body : type === 'IMAGE' ? say.list.picture : say.list.meeting;
      return { index, words: `${personName(state.people.get(id), say)}: ${text}` };
    });
    setSaid((now) => [...now, ...words].slice(-kept));
  }, [comments, isRead, last, say, state.me, state.people]);
  return (
    <div className="hb-visually-hidden" role="log" aria-live="polite">
      {said.map(({ index, words }) => (
        <p key={index}>{words}</p>
      ))}
    </div>
  );
}
