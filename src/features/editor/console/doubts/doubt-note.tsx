import { useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import type { LanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import { markOfTranslation, markOfWords } from '../../rules/text-mark.ts';
import { editorTexts } from '../editor-texts.ts';
import type { PartPath } from '../part/part-path.ts';
import { usePartDoubts } from './part-doubts.tsx';
import { useKeepTexts } from './use-keep-texts.ts';
import './doubts.css';

interface DoubtNoteProps {
  /** Of the text, without its language. */
  path: PartPath;
  language: LanguageCode;
  /** The text in all its languages, as it stands in the form. */
  value: unknown;
  languages: readonly LanguageCode[];
  label: string;
}

/** Below a text that may be wrong as it stands: why, and the press that says that it is right. What is typed takes it away. */
export function DoubtNote({ path, language, value, languages, label }: DoubtNoteProps) {
  const found = usePartDoubts();
  const [first = language] = languages;
  const places = [[...path, language], ...(language === first ? [path] : [])].map((place) => place.join('.'));
  const doubt = found?.doubts.find((one) => places.includes(one.path.join('.')));
  if (found === undefined || doubt === undefined || !isLocalizedText(value)) return null;
  const isTranslation = doubt.kind === 'outdated' || doubt.kind === 'leftBehind';
  const mark = isTranslation ? markOfTranslation(value, language, first) : markOfWords(value, language);
  if (mark !== doubt.mark) return null;
  return <Note site={found.site} part={found.part} mark={mark} label={label} isTranslation={isTranslation} />;
}

function Note({
  site,
  part,
  mark,
  label,
  isTranslation,
}: {
  site: string;
  part: string;
  mark: string;
  label: string;
  isTranslation: boolean;
}) {
  const { doubts: words } = useWords(editorTexts);
  const { isBusy, keep } = useKeepTexts(site);
  const whole = useRef<HTMLParagraphElement>(null);
  const press = (): void => {
    // The press goes with its note; the text stays.
    whole.current?.parentElement?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus();
    void keep([{ part, mark }]);
  };
  return (
    <p className="hc-text-doubt" ref={whole}>
      <span>{isTranslation ? words.outdated : words.template}</span>
      <Button look="quiet" isBusy={isBusy} onClick={press}>
        {words.right}
        <span className="hc-hidden">{` ${label}`}</span>
      </Button>
    </p>
  );
}
