import type { Page } from '@playwright/test';

const loopSeconds = 60;
const picturesPerSecond = 15;

/** The number of the picture, burnt in as ten squares, and how many seconds ago it was true. */
export async function readPicture(page: Page): Promise<{ picture: number; behind: number }> {
  return page.evaluate(
    ([seconds, perSecond]) => {
      const video = document.querySelector('video') as HTMLVideoElement;
      const context = new OffscreenCanvas(640, 360).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(video, 0, 0, 640, 360);
      const { data } = context.getImageData(0, 344, 168, 1);
      let picture = 0;
      for (let bit = 0; bit < 10; bit += 1) picture = picture * 2 + ((data[(16 + bit * 16) * 4] ?? 0) > 128 ? 1 : 0);
      const now = Date.now() / 1000;
      return { picture, behind: (((now - picture / perSecond) % seconds) + seconds) % seconds };
    },
    [loopSeconds, picturesPerSecond] as const,
  );
}
