import type { ReactNode } from 'react';

export interface FrameLink {
  href: string;
  label: string;
  icon?: ReactNode;
  /** Whether it leads to the page shown, or to the part of the site that holds it. */
  current?: boolean;
}

export interface FrameSite {
  name: string;
  href: string;
  logo?: { src: string; width: number; height: number } | undefined;
}
