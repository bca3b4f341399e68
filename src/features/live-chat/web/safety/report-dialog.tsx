import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { type ReportReason, reportReasons, reportTextMax } from '../../rules/safety/report-rules.ts';
import { FormProblem, useForm } from '../screen/form.tsx';
import { talkTexts } from '../screen/talk-texts.ts';
import type { SaidReport } from './report-ways.ts';
import { safetyTexts } from './safety-texts.ts';

export const texts = [safetyTexts, talkTexts];

interface ReportDialogProps {
  name: string;
  /** A message is reported, and not the person. */
  isMessage: boolean;
  report(said: SaidReport): Promise<unknown>;
  /** Left out where a block would change nothing. */
  block?: (() => Promise<unknown>) | undefined;
  onClose(): void;
}

/** Reports a person or a message to the organiser, and offers then to block the person. */
export function ReportDialog({ name, isMessage, report, block, onClose }: ReportDialogProps) {
  const say = useTexts(safetyTexts);
  const common = useTexts(commonTexts);
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { isBusy, problems, setProblems, run } = useForm();
  const send = (): void => {
    if (reason === undefined) return setProblems({ reason: say.reasonMissing });
    void run(async () => {
      await report({ reason, text });
      setIsSent(true);
    });
  };
  const title = isMessage ? say.reportMessage : say.report(name);
  if (isSent) {
    return (
      <Dialog open width={500} title={say.thanks} closeLabel={common.close} onClose={onClose}>
        <div className="hb-stack">
          <p>{say.thanksText}</p>
          {block === undefined ? null : (
            <>
              <p>{say.blockText}</p>
              <Button busy={isBusy} onClick={() => void run(async () => void (await block()))}>
                {say.block(name)}
              </Button>
            </>
          )}
          <FormProblem text={problems['form']} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      width={500}
      title={title}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <Button kind="primary" wide busy={isBusy} onClick={send}>
          {say.send}
        </Button>
      }
    >
      <div className="hb-stack">
        <p>{isMessage ? say.whatIsSent : say.personIsSent}</p>
        <RadioList
          name="reason"
          label={say.reason}
          error={problems['reason']}
          options={reportReasons.map((value) => ({ value, label: say.reasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        <Field label={say.text} error={problems['text']} maxLetters={reportTextMax}>
          {(control) => (
            <textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <FormProblem text={problems['form']} />
      </div>
    </Dialog>
  );
}
