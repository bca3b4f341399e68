import { useEffect, useState } from 'react';
import { baseOf, sharedHost } from '#kernel/site-path.ts';
import { coloursOf } from '../../rules/colours-of.ts';

/** So many pixels on a side tell the colours of a picture. */
const side = 64;

/** The colours of a stored picture; none while there is no picture, or none that the browser can draw. */
export function usePictureColours(path: string | undefined): readonly string[] {
  const [colours, setColours] = useState<readonly string[]>([]);
  useEffect(() => {
    setColours([]);
    if (path === undefined) return undefined;
    let isWanted = true;
    const picture = new Image();
    picture.src = baseOf(sharedHost) + path;
    picture.decode().then(
      () => isWanted && setColours(coloursOf(pixelsOf(picture))),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return colours;
}

function pixelsOf(picture: HTMLImageElement): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const drawn = canvas.getContext('2d', { willReadFrequently: true });
  if (drawn === null) return new Uint8ClampedArray();
  drawn.drawImage(picture, 0, 0, side, side);
  return drawn.getImageData(0, 0, side, side).data;
}
