import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** The light edge a scanner needs, in modules. */
const quietZone = 4;

/** A QR code of a text, black on white whatever the device's colours are; `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  return (
    <svg
      className="hb-qr-code"
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={qrPath(data)} />
    </svg>
  );
}
