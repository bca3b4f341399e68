import { createHash } from 'node:crypto';
import { lineText } from '../rules/line-text.ts';

export function lineKeyOf(...facts: Parameters<typeof lineText>): string {
  return createHash('sha256')
    .update(lineText(...facts))
    .digest('hex')
    .slice(0, 32);
}
