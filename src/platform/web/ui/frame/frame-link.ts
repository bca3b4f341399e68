import type { ReactNode } from 'react';

export interface FrameLink {
  href: string;
  label: string;
  icon?: ReactNode;
  /** It leads to the page shown, or to the part of the site it belongs to. */
  current?: boolean;
}

export interface FrameSite {
  name: string;
  href: string;
  logo?: { src: string; width: number; height: number } | undefined;
}
