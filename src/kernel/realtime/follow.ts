import type { At, TopicFrame } from './protocol.ts';

/** What a reader of a topic does with a frame. */
export type Step<Told = unknown> =
  | { kind: 'show'; at: string; state: Told; readers?: number | undefined }
  | { kind: 'append'; at: number; events: readonly Told[] }
  /** Frames were lost in between: ask from the own position. */
  | { kind: 'recover' }
  /** Read a page by a call; nothing before it counts. */
  | { kind: 'reset' }
  | { kind: 'refused'; status: number }
  | { kind: 'nothing' };

/**
 * Applied one after the other, frames bring a reader to what a fresh read would give, in whatever order or number they
 * come: an event that was seen is left out, and a gap is never stepped over.
 */
export function follow(at: At | undefined, frame: TopicFrame): Step {
  if ('refused' in frame) return { kind: 'refused', status: frame.refused };
  if ('isReset' in frame) return at === frame.at ? { kind: 'nothing' } : { kind: 'reset' };
  if ('state' in frame) {
    const { state, readers } = frame;
    return at === frame.at ? { kind: 'nothing' } : { kind: 'show', at: frame.at, state, readers };
  }
  if (typeof at !== 'number') return { kind: 'reset' };
  if (frame.from > at) return { kind: 'recover' };
  const events = frame.events.filter((event) => event.at > at);
  return frame.at > at ? { kind: 'append', at: frame.at, events } : { kind: 'nothing' };
}
