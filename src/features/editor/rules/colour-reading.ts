import { contrast, fullHex, isHexColour } from '#kernel/theme/colour.ts';
import { type Scheme, siteTheme } from '#kernel/theme/site-theme.ts';

/** What the theme makes of a base colour. */
export interface ColourReading {
  /** A filled button, and the text on it. */
  button: string;
  onButton: string;
  isTextWhite: boolean;
  /** Between both, to one decimal. */
  ratio: number;
  /** The button has the colour itself. */
  isButtonOwn: boolean;
  /** Text in the colour, and the page below it. */
  link: string;
  page: string;
  linkRatio: number;
  isLinkOwn: boolean;
}

/** How a colour can be read on a site; undefined: it is none. */
export function colourReading(colour: string, scheme: Scheme): ColourReading | undefined {
  if (!isHexColour(colour)) return undefined;
  const theme = siteTheme({ baseColor: colour }, scheme);
  const of = (name: string): string => theme[`--hb-${name}`] ?? '#000000';
  const [button, onButton, link, page] = [of('accent'), of('on-accent'), of('accent-text'), of('page')];
  const own = fullHex(colour);
  return {
    button,
    onButton,
    isTextWhite: onButton === '#ffffff',
    ratio: inTenths(contrast(button, onButton)),
    isButtonOwn: button === own,
    link,
    page,
    linkRatio: inTenths(contrast(link, page)),
    isLinkOwn: link === own,
  };
}

/** Never more than there is: 4.49 is not 4.5. */
const inTenths = (ratio: number): number => Math.floor(ratio * 10) / 10;
