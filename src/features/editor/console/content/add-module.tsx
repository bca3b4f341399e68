import { needed } from '#web/parts/needed.ts';
import { useLater } from '../form/use-later.ts';
import type { AddModuleProps } from './questions/add-question.tsx';
import { questionTexts } from './questions/question-texts.ts';

const load = () => needed(() => import('./questions/add-question.tsx'));
const texts = [questionTexts];

/** What can be added; it comes with what every module has to say, and a press asks for it. */
export function AddModule(props: AddModuleProps) {
  const later = useLater(load, texts);
  return later === undefined ? null : <later.AddQuestion {...props} />;
}
