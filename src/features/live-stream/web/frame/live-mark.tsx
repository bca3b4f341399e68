import { useTexts } from '#web/site/page-context.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { StreamState } from '../../rules/stream-state.ts';
import { liveStreamTexts } from './live-stream-texts.ts';

/** The state of a stream in a word. */
export function LiveMark({ state }: { state: StreamState }) {
  const say = useTexts(liveStreamTexts);
  return <StateMark isLive={state === 'live'}>{say.states[state]}</StateMark>;
}
