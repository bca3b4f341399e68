import { needed } from '../parts/needed.ts';

export interface CodeReader {
  /** The text of a QR code in the picture. Undefined: the picture has none. */
  read(video: HTMLVideoElement): Promise<string | undefined>;
}

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

declare global {
  interface Window {
    /** Some browsers have it. */
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** The browser's own reader is fast. A browser without one fetches a reader now. */
export async function createCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Native } = window;
  if (Native !== undefined && (await formatsOf(Native)).includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return {
      // A frame that cannot be read yet counts as a frame without a code.
      read: (video) =>
        detector.detect(video).then(
          ([found]) => found?.rawValue,
          () => undefined,
        ),
    };
  }
  return fetchedReader();
}

async function formatsOf(native: DetectorClass): Promise<string[]> {
  return native.getSupportedFormats().catch(() => []);
}

/** Enough for a code that fills a third of the picture, and quick on an old phone. */
const side = 640;

async function fetchedReader(): Promise<CodeReader> {
  const { decodeQR } = await needed(() => import('qr/decode.js'));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async read(video) {
      const { videoWidth, videoHeight } = video;
      if (drawing === null || videoWidth === 0) return undefined;
      // The page shows the middle square only, so only that is read.
      const part = Math.min(videoWidth, videoHeight);
      drawing.drawImage(video, (videoWidth - part) / 2, (videoHeight - part) / 2, part, part, 0, 0, side, side);
      try {
        return decodeQR(drawing.getImageData(0, 0, side, side));
      } catch {
        return undefined;
      }
    },
  };
}
