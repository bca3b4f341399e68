import { useEffect, useRef } from 'react';
import { pageChannel } from './page-channel.ts';

/**
 * Listens to a state as long as the part of the page is shown: `onState` is called with the state that the server has
 * now, and with each later one. Undefined listens to nothing. What the page shows comes from a call, which has the doors
 * and the languages; a state says that it is time to ask.
 */
export function useTopic<State>(topic: string | undefined, onState: (state: State) => void): void {
  const heard = useRef(onState);
  useEffect(() => {
    heard.current = onState;
  });
  useEffect(() => {
    if (topic === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    pageChannel().then(
      (channel) => {
        if (isGone) return;
        stop = channel.listen(topic, (step) => {
          if (step.kind === 'show') heard.current(step.state as State);
        });
      },
      // The page is as fresh as when it was loaded.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [topic]);
}
