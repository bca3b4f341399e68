import type { ReactNode, Ref } from 'react';
import type { StreamState } from '../../rules/stream-state.ts';
import { LiveMark } from './live-mark.tsx';

export interface StageFrameProps {
  ref?: Ref<HTMLDivElement>;
  /** Undefined until the server has said what is live. */
  state: StreamState | undefined;
  /** In the corner beside the mark. */
  controls?: ReactNode;
  children: ReactNode;
}

/** The place of the pictures. What stands on them comes and goes without moving the page. */
export function StageFrame({ ref, state, controls, children }: StageFrameProps) {
  return (
    <div className="hb-stage-frame" data-state={state ?? 'unknown'} ref={ref} tabIndex={-1}>
      {children}
      {state ? (
        <p className="hb-stage-mark">
          <LiveMark state={state} />
        </p>
      ) : null}
      {controls ? <div className="hb-stage-controls">{controls}</div> : null}
    </div>
  );
}
