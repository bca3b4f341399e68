import { drawQr } from './qr-drawing.ts';

/** A QR code of a text, black on white in every colour scheme; `label` names its purpose. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { viewBox, light, dark } = drawQr(text);
  return (
    <svg
      className="hb-qr-code"
      viewBox={viewBox}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no other tag is drawn of vectors
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={light} />
      <path fill="#000" d={dark} />
    </svg>
  );
}
