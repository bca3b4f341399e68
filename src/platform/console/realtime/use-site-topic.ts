import { useEffect, useRef } from 'react';
import type { TopicOf } from '#kernel/realtime/topics.ts';
import { importPart } from '#web/parts/import-part.ts';

/** Listens to a state of a site as long as the part of the console is shown. */
export function useSiteTopic<State>(site: string, topic: TopicOf<State>, onState: (state: State) => void): void {
  const heard = useRef(onState);
  useEffect(() => {
    heard.current = onState;
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    importPart(() => import('./site-channel.ts')).then(
      ({ channelOf }) => {
        if (isGone) return;
        stop = channelOf(site).listen(topic, (step) => {
          if (step.kind === 'show') heard.current(step.state);
        });
      },
      // What listens also reads from time to time.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [site, topic]);
}
