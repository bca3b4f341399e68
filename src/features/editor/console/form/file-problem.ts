import { checkImage, imageTypes, svgType } from '#kernel/image-rules.ts';
import { handoutEndingOf } from '#kernel/handout.ts';
import { handoutMaxBytes } from '#kernel/limits.ts';
import type { ContentTexts } from '../content/texts/jpn.ts';

type Chosen = Pick<File, 'name' | 'size'>;

/** The pictures that a field offers to choose. */
export const pictureTypes = [...imageTypes, svgType].join(',');

/** What keeps a picture from being sent at all: nobody waits for 100 MB to be refused. */
export function pictureProblem({ name, size }: Chosen, { picture }: ContentTexts): string | undefined {
  const [problem] = checkImage({ name, bytes: size, allowSvg: true });
  if (problem === undefined) return undefined;
  return problem === 'wrongType' ? picture.wrongKind : picture.tooLarge;
}

export function handoutProblem({ name, size }: Chosen, { handout }: ContentTexts): string | undefined {
  if (handoutEndingOf(name.normalize('NFC')) === undefined) return handout.wrongKind;
  return size > handoutMaxBytes ? handout.tooLarge : undefined;
}
