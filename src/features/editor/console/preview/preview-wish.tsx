import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { type PreviewRole, previewRoles } from '#kernel/preview-role.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { openPreview } from '../../contract.ts';
import { previewTexts } from './preview-texts.ts';

export interface PreviewWish {
  /** Undefined: now. */
  at: string | undefined;
  /** Undefined: past all locks. */
  as: PreviewRole | undefined;
}

export interface PreviewWishProps {
  wish: PreviewWish;
  moments: AnswerOf<typeof openPreview>['moments'];
  onWish: (wish: PreviewWish) => void;
}

/** The fields, with their words. */
export async function loadWishFields(language: LanguageCode): Promise<typeof PreviewWishFields> {
  await previewTexts.load(language);
  return PreviewWishFields;
}

/** When, and as whom, the preview shows the draft. */
function PreviewWishFields({ wish, moments, onWish }: PreviewWishProps) {
  const { language } = useConsole();
  const words = useWords(previewTexts);
  const [isChosen, setChosen] = useState(false);
  const [typed, setTyped] = useState('');
  const times = [
    { value: 'now', label: words.now },
    ...moments.map(({ kind, at }) => ({ value: at, label: `${words.moments[kind]} · ${saidDate(at, language)}` })),
    { value: 'chosen', label: words.choose },
  ];
  return (
    <div className="hc-preview-wish">
      <SelectField
        label={words.at}
        choices={times}
        value={isChosen ? 'chosen' : (wish.at ?? 'now')}
        onChange={(value) => {
          setChosen(value === 'chosen');
          if (value !== 'chosen') onWish({ ...wish, at: value === 'now' ? undefined : value });
        }}
      />
      <SelectField
        label={words.as}
        choices={(['all', ...previewRoles] as const).map((value) => ({ value, label: words.roles[value] }))}
        value={wish.as ?? 'all'}
        onChange={(value) => onWish({ ...wish, as: previewRoles.find((role) => role === value) })}
      />
      {isChosen ? (
        <WallTimeField
          label={words.time}
          value={typed}
          onChange={(at) => {
            setTyped(at);
            if (at !== '') onWish({ ...wish, at });
          }}
        />
      ) : null}
      <p className="hc-preview-note">{words.note}</p>
    </div>
  );
}
