import { useEffect, useRef } from 'react';
import { pageTimers } from '../site/page-timers.ts';
import type { TopicOf } from '#kernel/realtime/topics.ts';
import { pageChannel } from './page-channel.ts';
import { createTurn } from './turn.ts';

/** Does a work when it is this page's turn: many pages hear the same, and must not all ask in one instant. */
export type InTurn = (work: () => void) => void;

/**
 * Listens to a state as long as the part of the page is shown: `onState` is called with the state that the server has
 * now, and with each later one. Undefined listens to nothing. What the state has is shown at once; what else the page
 * shows comes from a call, which has the doors and the languages, and is asked for `inTurn`.
 */
export function useTopic<State>(
  topic: TopicOf<State> | undefined,
  onState: (state: State, inTurn: InTurn) => void,
): void {
  const heard = useRef(onState);
  useEffect(() => {
    heard.current = onState;
  });
  useEffect(() => {
    if (topic === undefined) return;
    const turn = createTurn({ timers: pageTimers, random: Math.random });
    let stop: (() => void) | undefined;
    let isGone = false;
    pageChannel().then(
      (channel) => {
        if (isGone) return;
        stop = channel.listen(topic, (step) => {
          if (step.kind !== 'show') return;
          heard.current(step.state, (work) => turn.wait(step.readers ?? 1, work));
        });
      },
      // The page is as fresh as when it was loaded.
      () => undefined,
    );
    return () => {
      isGone = true;
      turn.giveUp();
      stop?.();
    };
  }, [topic]);
}
