import type { ImageProblem } from '#kernel/image-rules.ts';

const reasons: Record<ImageProblem | 'unreadable', string> = {
  wrongType: 'which is no picture of a kind that can be stored',
  tooManyBytes: 'which has more than 100 MB',
  tooManyPixels: 'which has more than 8000 pixels on a side',
  unreadable: 'which is damaged or no picture at all',
};

/** Bytes that are not stored as a picture. */
export class ImageRefused extends Error {
  readonly problem: ImageProblem | 'unreadable';

  constructor(problem: ImageProblem | 'unreadable') {
    super(reasons[problem]);
    this.name = 'ImageRefused';
    this.problem = problem;
  }
}
