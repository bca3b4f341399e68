import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { saidOf } from '#web/api/said-of.ts';
import type { Room } from '../../contract/room.ts';
import type { TalkWish } from '../store/chat-calls.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { peopleTexts } from './people-texts.ts';

/** Does what a person presses once at a time, and keeps what the server says against it. */
export function useDoing(): {
  isDoing: boolean;
  problem: string | undefined;
  run(work: () => Promise<void>): Promise<void>;
} {
  const say = useTexts(peopleTexts);
  const words = useTexts(commonTexts);
  const [isDoing, setIsDoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isDoing,
    problem,
    async run(work) {
      if (isDoing) return;
      setProblem(undefined);
      setIsDoing(true);
      try {
        await work();
      } catch (error) {
        setProblem(saidOf(error, words, say.failed));
      }
      setIsDoing(false);
    },
  };
}

/** Opens the room with a person; what is the member's own is told by the channel, and read here for pages without it. */
export async function beginTalk({ calls, store }: OpenChat, wish: TalkWish): Promise<Room> {
  const room = await calls.startTalk(wish);
  store.takeRoom(room);
  await store.reload();
  return room;
}
