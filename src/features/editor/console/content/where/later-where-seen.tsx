import { needed } from '#web/parts/needed.ts';
import { useLater } from '../../form/use-later.ts';
import { questionTexts } from '../questions/question-texts.ts';
import type { WhereSeenProps } from './where-seen.tsx';

const load = () => needed(() => import('./where-seen.tsx'));
const texts = [questionTexts];

/** Where visitors meet a module, after the first paint of its screen. */
export function LaterWhereSeen(props: WhereSeenProps) {
  const later = useLater(load, texts);
  return later === undefined ? null : <later.WhereSeen {...props} />;
}
