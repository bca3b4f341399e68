import { encodeQR } from 'qr';
import { qrPath } from '#kernel/qr-path.ts';

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
  const modules = modulesOf(text);
  const side = modules.length + 2 * quietZone;
  return {
    viewBox: `${-quietZone} ${-quietZone} ${side} ${side}`,
    light: `M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`,
    dark: qrPath(modules),
  };
}

/** The modules of a code without a light edge: the library draws one of at least one module, which is cut off. */
function modulesOf(text: string): boolean[][] {
  const edged = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return edged.slice(1, -1).map((row) => row.slice(1, -1));
}
