import { needed } from '#web/parts/needed.ts';
import { useLater } from '../form/use-later.ts';
import { questionTexts } from './questions/question-texts.ts';
import type { RemoveDialogProps } from './questions/remove-question.tsx';

const load = () => needed(() => import('./questions/remove-question.tsx'));
const texts = [questionTexts];

/** The question before a module or an entry goes; it comes with the press that asks for it. */
export function RemoveDialog(props: RemoveDialogProps) {
  const later = useLater(load, texts);
  return later === undefined ? null : <later.RemoveQuestion {...props} />;
}
