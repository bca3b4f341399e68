import type { ReactNode } from 'react';
import { Cover, type CoverProps } from './cover.tsx';

export interface HomeFrameProps {
  cover?: CoverProps | undefined;
  /** The organiser's modules in their order. */
  children: ReactNode;
}

/** Two columns on a desktop as soon as the cover has facts: they stay in sight beside the modules. */
export function HomeFrame({ cover, children }: HomeFrameProps) {
  return (
    <div className="hb-home">
      {cover ? <Cover {...cover} /> : null}
      <div className="hb-home-modules">{children}</div>
    </div>
  );
}
