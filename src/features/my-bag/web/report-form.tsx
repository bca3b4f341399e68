import { useEffect, useRef, useState } from 'react';
import { isLongerThan } from '#kernel/letters.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { isJsonObject } from '#web/storage/safe-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Section } from '#web/ui/section.tsx';
import { keysOf } from '#kernel/keys-of.ts';
import type { ReportTexts } from '../contract.ts';
import { memoMax, reportLineMax } from '../rules/booth-memo.ts';
import { bagCalls, changedElsewhere } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { SaveNote } from './save-note.tsx';
import { useAutosave } from './use-autosave.ts';
import { useUnsaved } from './use-unsaved.ts';

type Versioned = ReportTexts & { version: number };

const pauseMs = 1_000;
const most = { name: reportLineMax, department: reportLineMax, memo: memoMax } as const;

/** The words of the report, which save themselves together. */
export function ReportForm({ report, onSaved }: { report: Versioned; onSaved: (saved: Versioned) => void }) {
  const context = usePageContext();
  const { form: say } = useTexts(bagTexts);
  const common = useTexts(commonTexts);
  const [words, setWords] = useState<ReportTexts>(report);
  /** The next save may begin before this one is shown. */
  const version = useRef(report.version);
  const [conflict, setConflict] = useState<Versioned>();
  const unsaved = useUnsaved('report', isReport);
  const autosave = useAutosave(async ({ typed, over }: { typed: ReportTexts; over: number | undefined }) => {
    try {
      const { name, department, memo } = typed;
      const saved = await bagCalls(context).saveReport({ name, department, memo, version: over ?? version.current });
      version.current = saved.version;
      unsaved.saved(typed, saved.version);
      onSaved(saved);
    } catch (error) {
      const current = changedElsewhere<Versioned>(error);
      if (current === undefined) throw error;
      setConflict(current);
    }
  });
  const problemOf = (name: keyof ReportTexts, text: string): string | undefined =>
    isLongerThan(text, most[name]) ? common.maxLength(most[name]) : undefined;
  const type = (name: keyof ReportTexts, text: string): void => {
    typeAll({ ...words, [name]: text });
  };
  const typeAll = (typed: ReportTexts): void => {
    setWords(typed);
    unsaved.keep(typed, version.current);
    const areGood = keysOf(most).every((one) => problemOf(one, typed[one]) === undefined);
    if (!areGood) autosave.drop();
    else if (conflict === undefined) autosave.change({ typed, over: undefined }, pauseMs);
  };
  const { found } = unsaved;
  useEffect(() => {
    if (found === undefined) return;
    version.current = found.version;
    typeAll(found.typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- typed once, when it is found
  }, [found]);
  const settle = (kept: ReportTexts, current: Versioned): void => {
    setConflict(undefined);
    version.current = current.version;
    setWords(kept);
    unsaved.keep(kept, current.version);
    if (kept === current) {
      unsaved.saved(kept, current.version);
      onSaved(current);
    } else autosave.change({ typed: kept, over: current.version }, 0);
  };
  return (
    <Section title={say.title}>
      <div className="hb-report-form">
        {(['department', 'name'] as const).map((name) => (
          <Field key={name} label={say[name]} error={problemOf(name, words[name])}>
            {(control) => (
              <Input
                {...control}
                value={words[name]}
                autoComplete={name === 'name' ? 'name' : 'organization'}
                onChange={(event) => type(name, event.target.value)}
                onBlur={autosave.flush}
              />
            )}
          </Field>
        ))}
        <Field label={say.memo} hint={say.memoHint} error={problemOf('memo', words.memo)}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={words.memo}
              onChange={(event) => type('memo', event.target.value)}
              onBlur={autosave.flush}
            />
          )}
        </Field>
        {conflict === undefined ? (
          <SaveNote autosave={autosave} />
        ) : (
          <ConflictNotice
            stored={[conflict.department, conflict.name, conflict.memo]}
            onKeepMine={() => settle(words, conflict)}
            onTakeTheirs={() => settle(conflict, conflict)}
          />
        )}
      </div>
    </Section>
  );
}

const isReport = (typed: unknown): typed is ReportTexts =>
  isJsonObject(typed) && Object.keys(most).every((name) => typeof typed[name] === 'string');
