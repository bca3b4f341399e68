import { drawQr } from './qr-drawing.ts';

/** A QR code of a text, black on white whatever the device's colours are; `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { viewBox, light, dark } = drawQr(text);
  return (
    <svg
      className="hb-qr-code"
      viewBox={viewBox}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={light} />
      <path fill="#000" d={dark} />
    </svg>
  );
}
