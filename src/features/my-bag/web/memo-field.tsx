import { useEffect, useRef, useState } from 'react';
import { countLetters } from '#kernel/letters.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import type { BagInfo } from '../contract.ts';
import { memoMax } from '../rules/booth-memo.ts';
import { bagCalls, changedElsewhere, type NotableBooth } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { SaveNote } from './save-note.tsx';
import { useAutosave } from './use-autosave.ts';
import { useUnsaved } from './use-unsaved.ts';
import { memoForm } from './use-unsaved-note.ts';

const pauseMs = 1_000;
/** From here on the room that is left is said. */
const nearEnd = 200;

interface MemoFieldProps {
  product: NotableBooth;
  title: string;
  onSaved?: (info: BagInfo) => void;
}

/** The memo of a booth, which saves itself and names the version that it changes. */
export function MemoField({ product, title, onSaved }: MemoFieldProps) {
  const context = usePageContext();
  const { card: say } = useTexts(bagTexts);
  const { contentId, detailId, productBooth } = product;
  const [text, setText] = useState(productBooth.info?.memo ?? '');
  /** The next save may begin before this one is shown. */
  const version = useRef(productBooth.info?.version ?? 0);
  const [conflict, setConflict] = useState<BagInfo>();
  const unsaved = useUnsaved(memoForm(contentId, detailId), isMemo);
  const store = async ({ memo, over }: { memo: string; over: number | undefined }): Promise<void> => {
    try {
      const info = await bagCalls(context).saveMemo({ contentId, detailId, memo, version: over ?? version.current });
      version.current = info.version;
      unsaved.saved(memo, info.version);
      onSaved?.(info);
    } catch (error) {
      const current = changedElsewhere<BagInfo>(error);
      if (current === undefined) throw error;
      setConflict(current);
    }
  };
  const autosave = useAutosave(store);
  const length = countLetters(text);
  const problem = length > memoMax ? say.tooLong(length - memoMax) : undefined;
  const type = (typed: string): void => {
    setText(typed);
    unsaved.keep(typed, version.current);
    if (countLetters(typed) > memoMax) autosave.drop();
    else if (conflict === undefined) autosave.change({ memo: typed, over: undefined }, pauseMs);
  };
  const { found } = unsaved;
  useEffect(() => {
    if (found === undefined) return;
    if (found.typed === text) return unsaved.saved(text, version.current);
    version.current = found.version;
    type(found.typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- typed once, when it is found
  }, [found]);
  const settle = (memo: string, current: BagInfo): void => {
    setConflict(undefined);
    version.current = current.version;
    setText(memo);
    unsaved.keep(memo, current.version);
    if (memo === current.memo) {
      unsaved.saved(memo, current.version);
      onSaved?.(current);
    } else autosave.change({ memo, over: current.version }, 0);
  };
  return (
    <div className="hb-bag-memo">
      <Field
        label={
          <>
            <span aria-hidden="true">{say.memo}</span>
            <span className="hb-visually-hidden">{say.memoOf(title)}</span>
          </>
        }
        error={problem}
        hint={problem === undefined && memoMax - length <= nearEnd ? say.left(memoMax - length) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={autosave.flush}
          />
        )}
      </Field>
      {conflict === undefined ? (
        <SaveNote autosave={autosave} />
      ) : (
        <ConflictNotice
          stored={[conflict.memo]}
          onKeepMine={() => settle(text, conflict)}
          onTakeTheirs={() => settle(conflict.memo, conflict)}
        />
      )}
    </div>
  );
}

const isMemo = (typed: unknown): typed is string => typeof typed === 'string';
