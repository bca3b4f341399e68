import { useTexts } from '#web/site/page-context.ts';
import type { StreamState } from '../../rules/stream-state.ts';
import { liveStreamTexts } from '../live-stream-texts.ts';

/** The state of a stream in a word; without one it is live. */
export function LiveMark({ state = 'live' }: { state?: StreamState }) {
  const say = useTexts(liveStreamTexts);
  return <span className={`hb-live-mark hb-live-mark-${state}`}>{say.states[state]}</span>;
}
