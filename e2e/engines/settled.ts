import { type Engine, until } from './engine.ts';

/** Waits until the page is taken over and nothing in sight loads or moves. */
export async function settled(engine: Engine): Promise<void> {
  let before = '';
  let same = 0;
  await until(`the page comes to rest in ${engine.name}`, async () => {
    const now = await engine
      .run(() => {
        const isInSight = (one: Element) => {
          const { top, bottom } = one.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        };
        const frame = document.querySelector('.hb-site') ?? {};
        const isTakenOver = Object.keys(frame).some((key) => key.startsWith('__reactFiber'));
        const isLoading =
          document.readyState !== 'complete' ||
          document.fonts.status !== 'loaded' ||
          document.querySelector('.hb-skeleton, [aria-busy="true"]') !== null ||
          [...document.images].some((image) => isInSight(image) && !image.complete);
        const moving = document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running');
        const ends = moving.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
        if (!isTakenOver || isLoading || ends.length > 0) return '';
        return `${document.body.innerText.length} ${document.documentElement.scrollHeight} ${window.scrollY}`;
      })
      // The document was just left for another.
      .catch(() => '');
    same = now !== '' && now === before ? same + 1 : 0;
    before = now;
    return same >= 3;
  });
}
