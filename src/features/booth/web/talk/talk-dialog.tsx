import { AccountForm, fieldProblems, typedIn } from '#features/account/web.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Talk } from '../../contract/talk.ts';
import { readReason, talkLimits } from '../../rules/talk/talk-request.ts';
import { needsReason, type TalkChange } from '../../rules/talk/talk-status.ts';
import { changeTalk } from './talk-calls.ts';
import { talkTexts } from './talk-texts.ts';

interface TalkDialogProps {
  talk: Talk;
  to: TalkChange;
  onClose(): void;
  onDone(): Promise<void>;
  /** The talk is not what it was. */
  onStale(): Promise<void>;
}

/** Asks before a talk is changed. It stays open and shows a refusal. */
export function TalkDialog({ talk, to, onClose, onDone, onStale }: TalkDialogProps) {
  const context = usePageContext();
  const { page: say, panel } = useTexts(talkTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const hasReason = to === 'unapproved' || to === 'reject';
  const check = (values: FormData) => {
    const { problem } = readReason(typedIn(values, 'reason'));
    if (problem === 'tooLong') return fieldProblems({ reason: panel.tooLong(talkLimits.reason) });
    return problem === 'required' && needsReason(to) ? fieldProblems({ reason: common.inputRequired }) : undefined;
  };
  const send = async (values: FormData): Promise<void> => {
    try {
      await changeTalk(context, talk.reservationId, { to, from: talk.status, reason: typedIn(values, 'reason') });
    } catch (error) {
      if (isStatus(error, status.conflict)) await onStale();
      throw error;
    }
    await onDone();
  };
  return (
    <Dialog open onClose={onClose} title={say.ask[to]} closeLabel={say.close}>
      <p className="hb-talk-asked">
        <strong>{saidPeriod(talk.startAt, talk.endAt, language)}</strong>
        <br />
        {talk.booth.title ?? say.gone}
      </p>
      <p>{say.askText[to]}</p>
      <AccountForm
        check={hasReason ? check : () => undefined}
        send={send}
        submit={say.actions[to]}
        submitting={say.working}
        kind={to === 'approved' ? 'primary' : 'danger'}
        beside={
          <Button kind="quiet" wide onClick={onClose}>
            {say.keep}
          </Button>
        }
      >
        {(problemOf) =>
          hasReason ? (
            <Field label={needsReason(to) ? say.reasonLabel : say.reasonOptional} error={problemOf('reason')}>
              {(control) => <textarea {...control} name="reason" rows={3} aria-required={needsReason(to)} />}
            </Field>
          ) : null
        }
      </AccountForm>
    </Dialog>
  );
}
