import { fullHex, hexOf, isHexColour, oklchOf, type Oklch } from './colour.ts';
import { defaultEventColour } from './palette.ts';
import { fillAndText, hoveredFill, outlineContrast, readableOn, textContrast } from './readable.ts';

export type Scheme = 'light' | 'dark';

export interface ThemeSettings {
  /** #rgb or #rrggbb; anything else counts as not chosen. */
  baseColor: string;
  /** Without it the visitor's device decides. */
  scheme?: Scheme | undefined;
}

interface Ground {
  page: number;
  surface: number;
  raised: number;
  sunken: number;
  soft: number;
  line: number;
  text: number;
  muted: number;
}

const lightnesses: Record<Scheme, Ground> = {
  light: { page: 0.985, surface: 1, raised: 1, sunken: 0.955, soft: 0.958, line: 0.905, text: 0.225, muted: 0.5 },
  dark: {
    page: 0.175,
    surface: 0.215,
    raised: 0.25,
    sunken: 0.265,
    soft: 0.275,
    line: 0.325,
    text: 0.955,
    muted: 0.72,
  },
};

/** Hues of the states in degrees; they never follow the tenant, so that red stays a warning on every site. */
const states = { info: 250, success: 152, warning: 70, danger: 25 } as const;

const degrees = (value: number): number => (value * Math.PI) / 180;

/**
 * Every colour of a site as custom properties, for one scheme. Whatever the base colour is: text has at least 4.5:1 on
 * each ground it is made for, outlines of controls at least 3:1.
 */
export function siteTheme(settings: ThemeSettings, scheme: Scheme = 'light'): Record<string, string> {
  const chosen = isHexColour(settings.baseColor) ? settings.baseColor : defaultEventColour;
  const base = oklchOf(chosen);
  const ground = lightnesses[scheme];
  const towards = scheme === 'light' ? 'black' : 'white';
  const tinted = (lightness: number, most: number, share = 1): Oklch => ({
    lightness,
    chroma: Math.min(base.chroma * share, most),
    hue: base.hue,
  });

  const page = hexOf(tinted(ground.page, scheme === 'light' ? 0.004 : 0.012, 0.06));
  const surface = hexOf(tinted(ground.surface, 0.012, scheme === 'light' ? 0 : 0.06));
  const raised = hexOf(tinted(ground.raised, 0.012, scheme === 'light' ? 0 : 0.06));
  const sunken = hexOf(tinted(ground.sunken, 0.008, 0.06));
  const soft = hexOf(tinted(ground.soft, scheme === 'light' ? 0.026 : 0.046, 0.4));
  const grounds = [page, surface, raised, sunken, soft];
  const { fill, text } = fillAndText(base);

  const theme: Record<string, string> = {
    '--hb-brand': fullHex(chosen),
    '--hb-page': page,
    '--hb-surface': surface,
    '--hb-surface-raised': raised,
    '--hb-surface-sunken': sunken,
    '--hb-line': hexOf(tinted(ground.line, 0.01, 0.06)),
    '--hb-control-line': readableOn(
      tinted(scheme === 'light' ? 0.66 : 0.5, 0.015, 0.08),
      grounds,
      outlineContrast,
      towards,
    ),
    '--hb-text': readableOn(tinted(ground.text, 0.012, 0.06), grounds, textContrast, towards),
    '--hb-text-muted': readableOn(tinted(ground.muted, 0.014, 0.08), grounds, textContrast, towards),
    '--hb-accent': fill,
    '--hb-accent-hover': hoveredFill(fill, text),
    '--hb-on-accent': text,
    '--hb-accent-text': readableOn(base, grounds, textContrast, towards),
    '--hb-accent-line': readableOn(oklchOf(fill), grounds, outlineContrast, towards),
    '--hb-accent-soft': soft,
  };
  for (const [state, hue] of Object.entries(states)) {
    const tone: Oklch = { lightness: scheme === 'light' ? 0.55 : 0.78, chroma: 0.16, hue: degrees(hue) };
    const stateSoft = hexOf({
      ...tone,
      lightness: scheme === 'light' ? 0.965 : 0.27,
      chroma: scheme === 'light' ? 0.022 : 0.045,
    });
    theme[`--hb-${state}`] = readableOn(tone, [...grounds, stateSoft], textContrast, towards);
    theme[`--hb-${state}-soft`] = stateSoft;
  }
  return theme;
}

function declarations(settings: ThemeSettings, scheme: Scheme): string {
  const own = Object.entries(siteTheme(settings, scheme)).map(([name, value]) => `${name}:${value};`);
  return `color-scheme:${scheme};${own.join('')}`;
}

/** The order of the layers. Every sheet says it, since any of them may load first. */
const layers = '@layer reset,tokens,base,components,pages;';

/**
 * The style sheet of a site's colours. `hb-light` keeps a part of a page light on a dark device, so that a scanner at
 * the gate can read it. Paper is always light.
 */
export function siteThemeCss(settings: ThemeSettings): string {
  const { scheme } = settings;
  const light = declarations(settings, 'light');
  if (scheme === 'light') return `${layers}@layer tokens{:root{${light}}}\n`;
  const dark = `:root{${declarations(settings, 'dark')}}`;
  const shownDark = scheme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme:dark)';
  return `${layers}@layer tokens{:root,.hb-light{${light}}@media ${shownDark}{${dark}}}\n`;
}
