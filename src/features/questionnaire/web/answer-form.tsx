import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldMessages,
  messagesOfFailure,
  ProfileField,
  type ProfileItem,
  type ProfileLists,
  useProfileFields,
  useToldProblems,
} from '#features/profile/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useTexts } from '#web/site/page-context.ts';
import { type DraftPlace, forgetDraft, keepDraft } from '#web/storage/form-drafts.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { focusFirstWrong } from '#web/ui/focus-first-wrong.ts';
import type { Answered } from '../contract.ts';
import { anchorOf, ErrorSummary } from './error-summary.tsx';
import type { QuestionnaireCalls } from './questionnaire-calls.ts';
import { openDraft } from './questionnaire-draft.ts';
import { questionnaireTexts } from './questionnaire-texts.ts';

export interface AnswerFormProps {
  questions: readonly ProfileItem[];
  calls: QuestionnaireCalls;
  place: DraftPlace;
  /** Who will read the answers. */
  audience: string;
  /** The period has ended: what was typed can still be read. */
  isOver: boolean;
  onAnswered(answered: Answered): void;
  /** The server has an answer from before. */
  onAnsweredBefore(): Promise<void>;
}

type Failure = { kind: 'failed'; text: string } | { kind: 'closed'; text: string };

/** The questions of an open questionnaire. What is typed stays in the tab until the server has it. */
export function AnswerForm(props: AnswerFormProps) {
  const { questions, calls, place, audience, onAnswered, onAnsweredBefore } = props;
  const say = useTexts(questionnaireTexts);
  const common = useTexts(commonTexts);
  const form = useRef<HTMLFormElement>(null);
  const isSendingNow = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  const lists = useMemo<ProfileLists>(() => ({ shareProfile: [...questions], profile: [] }), [questions]);
  const [draft] = useState(() => openDraft(place, lists));
  const own = useProfileFields(lists, draft.typed);
  const { fields, tell, problemOf, problems } = useToldProblems(own, () => ({}));
  const { typed } = own;
  const isOver = props.isOver || failure?.kind === 'closed';

  useEffect(() => {
    if (Object.keys(typed).length > 0) keepDraft(place, { key: draft.key, typed });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed is kept; nothing else changes it
  }, [typed, place.place, place.owner]);
  useEffect(() => {
    if (tries > 0) focusFirstWrong(form.current);
  }, [tries]);

  const goTo = (field: string): void => {
    const named = form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    named?.focus();
  };
  const tellAndFocus = (messages: FieldMessages): void => {
    tell(messages);
    setTries((before) => before + 1);
  };
  const send = async (): Promise<void> => {
    try {
      const answered = await calls.send({ key: draft.key, answers: fields.answers('shareProfile') });
      forgetDraft(place.place);
      onAnswered(answered);
    } catch (error) {
      const messages = messagesOfFailure(error, 'shareProfile');
      if (messages !== undefined) tellAndFocus(messages);
      else if (isStatus(error, status.conflict)) await onAnsweredBefore();
      else if (isStatus(error, status.gone)) setFailure({ kind: 'closed', text: saidOf(error, common) });
      else setFailure({ kind: 'failed', text: saidOf(error, common, say.failedText) });
    }
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSendingNow.current || fields.isUploading || isOver) return;
    setFailure(undefined);
    const found = fields.check();
    if (Object.keys(found).length > 0) {
      tellAndFocus(found);
      return;
    }
    tell({});
    isSendingNow.current = true;
    setIsSending(true);
    await send();
    isSendingNow.current = false;
    setIsSending(false);
  };

  return (
    <form
      ref={form}
      className="hb-form hb-questionnaire-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && tries > 0 ? <ErrorSummary problems={problems} onGo={goTo} /> : null}
      {Object.keys(draft.typed).length > 0 && typed === draft.typed ? (
        <Notice kind="info">{say.restored}</Notice>
      ) : null}
      {lists.shareProfile.map((item) => (
        <div key={item.entryFormKey} className="hb-questionnaire-question" id={anchorOf(item.entryFormKey)}>
          <ProfileField item={item} fields={fields} problemOf={problemOf} search={calls.search} hasOpenChoices />
        </div>
      ))}
      <div className="hb-questionnaire-actions">
        {failure === undefined && isOver ? (
          <Notice kind="warning" title={say.expired.title} announce>
            {say.closedText}
          </Notice>
        ) : null}
        {failure === undefined ? null : (
          <Notice kind="error" title={failure.kind === 'closed' ? say.closedTitle : say.failedTitle}>
            <p>{failure.text}</p>
            {failure.kind === 'closed' ? <p>{say.closedText}</p> : null}
          </Notice>
        )}
        <p className="hb-questionnaire-audience">
          {audience} {place.owner === undefined ? null : say.audienceMember}
        </p>
        <Button type="submit" kind="primary" size="large" wide busy={isSending || fields.isUploading} disabled={isOver}>
          {isSending ? say.sending : fields.isUploading ? say.uploading : say.send}
        </Button>
      </div>
    </form>
  );
}
