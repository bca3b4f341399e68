import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { formatYen } from '#kernel/yen.ts';
import type { CheckedRows } from '../rules/check-rows.ts';
import type { ImportPlan } from '../rules/import-plan.ts';
import { FaultList } from './fault-list.tsx';
import type { ImportDraft } from './import-draft.ts';
import { importTexts } from './import-texts.ts';

interface CheckStepProps {
  draft: ImportDraft;
  plan: ImportPlan;
  checked: CheckedRows;
  /** The server has found more faults than it named. */
  isMore: boolean;
  /** Rows that have gone; undefined: none are on their way. */
  sent: number | undefined;
  failed: string | undefined;
  onSend: () => void;
  onBack: () => void;
  onOther: () => void;
}

/** What is wrong with the rows, or what they come to, and the press that sends them. */
export function CheckStep({ draft, plan, checked, isMore, sent, failed, onSend, onBack, onOther }: CheckStepProps) {
  const { language } = useConsole();
  const words = useWords(importTexts);
  const all = draft.table.rows.length;
  const amount = plan.way === 'free' ? 0 : checked.amount;
  if (checked.faults.length > 0) {
    return (
      <>
        <FaultList draft={draft} faults={checked.faults} isMore={isMore} />
        <div className="hc-page-actions">
          <Button look="main" onClick={onOther}>
            {words.correctedFile}
          </Button>
          <Button onClick={onBack}>{words.backToColumns}</Button>
        </div>
      </>
    );
  }
  return (
    <Card title={words.allRight}>
      <p>{words.sum(checked.good, checked.tickets, formatYen(amount, language))}</p>
      <p className="hc-muted">{plan.isMailed ? words.willMail : words.willNotMail}</p>
      <p className="hc-muted">{words.sendNote}</p>
      {failed === undefined ? null : (
        <Notice kind="danger" title={words.sendFailed} isNew>
          <p>{failed}</p>
          <p>{words.sendFailedText}</p>
        </Notice>
      )}
      {sent === undefined ? null : (
        <div className="hc-import-progress">
          <progress aria-label={words.sending} max={all} value={sent} />
          <output>{words.sentSoFar(sent, all)}</output>
        </div>
      )}
      <div className="hc-form-foot">
        <Button look="main" isBusy={sent !== undefined} onClick={onSend}>
          {failed === undefined ? words.send : words.sendOn}
        </Button>
        {sent === undefined ? (
          <Button look="quiet" onClick={onBack}>
            {words.backToColumns}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
