import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import { applyChanges, diffParts, type Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { PartKeeper } from '../part/part-keeper.ts';
import { newPart, type UsedPart } from '../part/use-part.ts';
import { PartFields, type PartFieldsProps } from './part-fields.tsx';
import './form.css';

export interface NeededDialogProps extends Pick<PartFieldsProps, 'site' | 'outline' | 'code' | 'contentId' | 'groups'> {
  title: string;
  /** As it begins, without what is asked for. */
  begun: Json;
  /** Adds it; answers what is wrong with it. */
  onAdd: (value: Json) => Promise<readonly FieldIssue[]>;
  onClose: () => void;
  /** Another way to add. */
  otherWay?: ReactNode;
}

/** Asks for what something new cannot begin without, in the forms that its fields have later too. */
export function NeededDialog({ title, begun, onAdd, onClose, otherWay, ...place }: NeededDialogProps) {
  const { failureOf } = useConsole();
  const { content: words } = useWords(contentTexts);
  const { cancel } = useWords(kitTexts);
  const fields = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const keeper = useMemo(() => {
    const made = new PartKeeper({
      read: () => Promise.resolve({ value: null, typed: [] }),
      async save(changes) {
        const { value } = applyChanges(null, changes);
        return { value, issues: await onAdd(value), clashes: [] };
      },
      failureOf,
      kept: { get: () => undefined, set: () => undefined, remove: () => undefined },
      keptClashes: { get: () => undefined, set: () => undefined, remove: () => undefined },
      // It is added by the press alone.
      timers: { set: () => undefined, clear: () => undefined },
    });
    // Nothing is stored of it yet, so all of it is sent.
    made.begin(null, diffParts(null, begun));
    return made;
    // What it began with and what a press does are those of the moment when it was asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const listen = useMemo(() => (listener: () => void) => keeper.listen(listener), [keeper]);
  const part: UsedPart = { ...useSyncExternalStore(listen, () => keeper.state), keeper, name: newPart };
  // It asks for little, mostly a name: the first key is typed into it.
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  const add = async (): Promise<void> => {
    setBusy(true);
    const state = await keeper.flush();
    setBusy(false);
    if (state === 'wrong') requestAnimationFrame(() => focusFirstError(fields.current));
  };
  return (
    <Dialog title={title} closeLabel={cancel} onClose={onClose}>
      <p className="hc-dialog-text">{words.neededFirst}</p>
      <div ref={fields} className="hc-form">
        <PartFields {...place} part={part} />
      </div>
      {part.failure === undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{part.failure.message}</p>
        </Notice>
      )}
      <div className="hc-form-foot">
        <Button look="main" isBusy={isBusy} onClick={() => void add()}>
          {words.add}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
        {otherWay}
      </div>
    </Dialog>
  );
}
