import { useWords } from '#console/console-context.ts';
import type { Focus } from '#kernel/schema.ts';
import { contentTexts } from '../content/content-texts.ts';

/** The shapes to which pages cut a cover: the home of a portal, a card of a list, and that of a phone. */
const shapes = ['wide', 'card', 'phone'] as const;

/** Pages know tens. */
const tens = (percent: number): number => Math.round(percent / 10) * 10;

/** What pages show of a cover, which changes while its point is moved. */
export function PictureCuts({ src, focus: { x, y } }: { src: string; focus: Focus }) {
  const { picture } = useWords(contentTexts);
  return (
    <fieldset className="hc-cuts" aria-label={picture.cuts}>
      {shapes.map((shape) => (
        <figure key={shape} className="hc-cut" data-shape={shape}>
          <img src={src} alt="" draggable={false} style={{ objectPosition: `${tens(x)}% ${tens(y)}%` }} />
          <figcaption>{picture.cutNames[shape]}</figcaption>
        </figure>
      ))}
    </fieldset>
  );
}
