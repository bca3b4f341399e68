import type { ReactNode, Ref } from 'react';
import type { StreamState } from '../../rules/stream-state.ts';
import { LiveMark } from './live-mark.tsx';

export interface StageFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** Undefined until the server has said what is live: the mark keeps its place. */
  state: StreamState | undefined;
  /** Beside the mark. */
  controls?: ReactNode;
  children: ReactNode;
}

/** The place of the pictures, and a bar below it that never comes or goes. */
export function StageFrame({ ref, state, controls, children }: StageFrameProps) {
  return (
    <>
      <div className="hb-stage-frame" data-state={state ?? 'unknown'} ref={ref} tabIndex={-1}>
        {children}
      </div>
      <div className="hb-stage-bar">
        {state ? <LiveMark state={state} /> : null}
        {controls}
      </div>
    </>
  );
}
