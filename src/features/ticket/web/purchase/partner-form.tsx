import { ProfileFields } from '#features/profile/web.ts';
import { useEffect, useState } from 'react';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { mailQuestion, withMailAnswer } from '../../rules/purchase/mail-question.ts';
import { blankKana } from '../../rules/flow/uses-partner-form.ts';
import type { PartnerForm as FilledForm } from '../../rules/flow/purchase-list.ts';
import { MailField } from './mail-field.tsx';
import type { PartnerUnit } from './purchase-facts.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { useQuestions } from './use-questions.ts';

/** Reads a form: its answers, or undefined when an answer is wrong. */
export type ReadForm = () => FilledForm | undefined;

export interface PartnerFormProps {
  unit: PartnerUnit;
  number: number;
  of: number;
  /** The number of tries of the step. Problems are shown from the first try on. */
  tries: number;
  onTyped(filled: FilledForm): void;
  onSubmit(): void;
  /** Gets the function that reads the form. */
  announce(read: ReadForm): void;
}

/** One ticket's form. It is a form of its own, so that choices of two people are never one group. */
export function PartnerForm({ unit, number, of, tries, onTyped, onSubmit, announce }: PartnerFormProps) {
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  const { ticket, entry } = unit;
  const questions = useQuestions(ticket.checkinProfiles, entry.checkinUserInfo);
  const { fields, lists } = questions;
  const [mail, setMail] = useState(entry.checkinUserEmail);

  // A child may have no mail address. A ticket with names, or a required question, asks for it.
  const asked = mailQuestion(ticket.checkinProfiles);
  const isMailNeeded = ticket.enableEntryUserForm || asked?.isRequired === true;
  const mailProblem = (): string | undefined => {
    const typed = readMailAddress(mail);
    const problem = mailAddressProblem(typed);
    if (problem === 'required') return isMailNeeded ? common.inputRequired : undefined;
    return problem && say.profile.mailInvalid;
  };
  const filled = (): FilledForm => {
    const checkinUserEmail = readMailAddress(mail);
    const answers = blankKana(questions.answers(), ticket.checkinProfiles);
    return { checkinUserEmail, checkinUserInfo: withMailAnswer(answers, ticket.checkinProfiles, checkinUserEmail) };
  };
  const problems = fields.check();
  const isRight = mailProblem() === undefined && Object.keys(problems).length === 0 && !fields.isUploading;
  useEffect(() => announce(() => (isRight ? filled() : undefined)));

  const typed = JSON.stringify(filled());
  useEffect(() => {
    if (fields.isChanged || mail !== entry.checkinUserEmail) onTyped(filled());
    // Typed answers are kept at once, and only typing changes them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  const id = `partner-${ticket.ticketId}-${unit.place}`;
  return (
    <form
      className="hb-purchase-partner"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 className="hb-purchase-partner-title" id={id}>
        <span className="hb-purchase-partner-number">{say.partner.number(number, of)}</span>
        {unit.title}
      </h2>
      <MailField
        name="checkinUserEmail"
        label={asked?.label ?? say.partner.mail}
        hint={asked?.hint || (isMailNeeded ? say.partner.mailHint : say.partner.mailOptional)}
        isRequired={isMailNeeded}
        begun={entry.checkinUserEmail}
        error={tries > 0 ? mailProblem() : undefined}
        isOther
        onTyped={setMail}
      />
      {lists.map((list) => (
        <ProfileFields
          key={list}
          fields={fields}
          list={list}
          problemOf={(field) => (tries > 0 ? problems[field] : undefined)}
        />
      ))}
    </form>
  );
}
