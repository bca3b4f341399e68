import { useState } from 'react';
import { AccountForm, fieldProblems, TextField, typedIn } from '#features/account/web.ts';
import type { CommonTexts } from '#kernel/texts/jpn.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { useKeptForm } from '#web/site/use-kept-form.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { defineTexts } from '#web/texts/texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { sendContact } from '../contract.ts';
import {
  type ContactMessage,
  type ContactProblem,
  contactLimits,
  contactProblems,
  readContactMessage,
} from '../rules/contact-message.ts';
import type { ContactTexts } from '../texts/jpn.ts';

const contactFormTexts = defineTexts<ContactTexts>(import.meta.glob('../texts/*.ts'));

export const texts = [contactFormTexts];

const fields = ['name', 'email', 'contents'] as const;

function messageOf(values: FormData): ContactMessage {
  const [name, email, contents] = fields.map((field) => typedIn(values, field));
  return readContactMessage({ name: name ?? '', email: email ?? '', contents: contents ?? '' });
}

function said(
  say: ContactTexts & Pick<CommonTexts, 'inputRequired'>,
  field: keyof ContactMessage,
  problem: ContactProblem | undefined,
): string | undefined {
  if (problem === 'required') return say.inputRequired;
  if (problem === undefined || problem === 'invalidMail') return problem && say[problem];
  return say.tooLong(field === 'name' ? contactLimits.name : contactLimits.contents);
}

interface ContactFormProps {
  contentId: number;
  detailId: number;
  /** Says that the organiser reads it; a page whose messages go to somebody else says so itself. */
  hasLead?: boolean;
}

/** A message to the person responsible for a page (PROFILE-044, PROFILE-045). */
export function ContactForm({ contentId, detailId, hasLead = true }: ContactFormProps) {
  const { api, site } = usePageContext();
  const say = useTexts(contactFormTexts);
  const { inputRequired } = useTexts(commonTexts);
  const [isSent, setIsSent] = useState(false);
  const kept = useKeptForm(`contact/${contentId}/${detailId}`);
  if (isSent) {
    return (
      <Notice kind="success" title={say.sentTitle} announce takesFocus>
        <p>{say.sentText}</p>
      </Notice>
    );
  }
  const send = async (values: FormData): Promise<void> => {
    await api.post<typeof sendContact>('contact/{portalId}[/{eventId}]/{contentId}/{detailId}', {
      params: { ...site, contentId, detailId },
      body: messageOf(values),
    });
    kept.forget();
    setIsSent(true);
  };
  const check = (values: FormData) => {
    const problems = contactProblems(messageOf(values));
    return fieldProblems(
      Object.fromEntries(fields.map((field) => [field, said({ ...say, inputRequired }, field, problems[field])])),
    );
  };
  return (
    <div {...kept.around}>
      {hasLead ? <p>{say.lead}</p> : null}
      <AccountForm check={check} send={send} submit={say.send} submitting={say.sending}>
        {(problemOf) => (
          <>
            <TextField
              name="name"
              autoComplete="name"
              label={say.name}
              placeholder={say.namePlaceholder}
              error={problemOf('name')}
            />
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={say.email}
              hint={say.emailHint}
              placeholder={say.emailPlaceholder}
              error={problemOf('email')}
            />
            <Field label={say.contents} error={problemOf('contents')}>
              {(control) => <textarea {...control} name="contents" rows={6} aria-required />}
            </Field>
          </>
        )}
      </AccountForm>
    </div>
  );
}
