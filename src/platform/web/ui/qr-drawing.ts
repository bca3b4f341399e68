import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** The light edge a scanner needs, in modules. */
const quietZone = 4;

export interface QrDrawing {
  viewBox: string;
  /** The ground, with its quiet zone. */
  light: string;
  dark: string;
}

/** A QR code of a text as two paths of an SVG; a module is one unit. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  return {
    viewBox: `${-quietZone} ${-quietZone} ${side} ${side}`,
    light: `M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`,
    dark: qrPath(data),
  };
}
