import { type Scheme, siteTheme } from '#kernel/theme/site-theme.ts';

/** The colours of a mail. */
export interface Palette {
  page: string;
  surface: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
  onAccent: string;
  accentText: string;
  soft: string;
}

export function palette(baseColor: string, scheme: Scheme): Palette {
  const theme = siteTheme({ baseColor }, scheme);
  const colour = (name: string): string => theme[`--hb-${name}`]!;
  return {
    page: colour('page'),
    surface: colour('surface'),
    line: colour('line'),
    text: colour('text'),
    muted: colour('text-muted'),
    accent: colour('accent'),
    onAccent: colour('on-accent'),
    accentText: colour('accent-text'),
    soft: colour('accent-soft'),
  };
}
