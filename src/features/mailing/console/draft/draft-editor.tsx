import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { RadioField, SelectField } from '#console/forms/choice-field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { purposeOf, purposes, ticketAudiences } from '../../rules/audience.ts';
import { buttonChoices, mailingFaults, type MailingSite } from '../../rules/mailing-document.ts';
import { contactMax } from '../../rules/mailing-limits.ts';
import { placeholdersFor } from '../../rules/placeholders.ts';
import type { MailingDesk, OpenMailing } from '../open-mailing.ts';
import { mailingTexts } from '../mailing-words.ts';
import { LanguageTexts } from './language-texts.tsx';
import { MailPreview } from './mail-preview.tsx';
import { SendPart } from './send-part.tsx';
import type { Saving } from './draft-keeper.ts';
import { useDraft } from './use-draft.ts';

interface DraftEditorProps {
  site: string;
  desk: MailingDesk;
  mailing: OpenMailing;
  again: () => Promise<void>;
}

/** Whom a mail is for, what it says in each language, and how it looks; kept as it is typed. */
export function DraftEditor({ site, desk, mailing, again }: DraftEditorProps) {
  const { language: own } = useConsole();
  const words = useWords(mailingTexts);
  const draft = useDraft(site, mailing);
  const { typed, change } = draft;
  const languages = desk.languages ?? [defaultLanguage];
  const [shown, setShown] = useState(languages.includes(own) ? own : (languages[0] ?? defaultLanguage));
  const [isTried, setTried] = useState(false);
  const { audience, purpose } = typed;
  const mailingSite: MailingSite = { languages, isEvent: desk.isEvent };
  const faults = mailingFaults(typed, mailingSite);
  const isNews = purposeOf(audience.kind, purpose) === 'news';
  const saidOf = (field: 'replyTo' | 'contact'): string | undefined => {
    const fault = faults.find((one) => one.field === field);
    if (field === 'contact' && typed.contact.length > contactMax) return words.tooLong(contactMax);
    if (fault === undefined || (!isTried && fault.code === 'missing')) return undefined;
    return fault.code === 'invalid' ? words.invalid : words.noContact;
  };
  const buttons = buttonChoices.filter((one) => one !== 'myPage' || ticketAudiences.includes(audience.kind));
  return (
    <div className="hc-mailing-editor">
      <div>
        <Card>
          <SelectField
            label={words.audience}
            hint={words.audienceHints[audience.kind]}
            choices={desk.audiences.map((value) => ({ value, label: words.audiences[value] }))}
            value={audience.kind}
            onChange={(value) => {
              const kind = desk.audiences.find((one) => one === value) ?? audience.kind;
              const isOfTickets = ticketAudiences.includes(kind);
              change({
                audience: isOfTickets ? { ...audience, kind } : { kind },
                purpose: purposeOf(kind, purpose),
                ...(!isOfTickets && typed.button === 'myPage' && { button: 'page' as const }),
              });
            }}
          />
          {ticketAudiences.includes(audience.kind) && desk.tickets.length > 1 ? (
            <SelectField
              label={words.ticket}
              choices={[
                { value: '', label: words.anyTicket },
                ...desk.tickets.map(({ key, title }) => ({
                  value: key,
                  label: localize(title, own, languages[0] ?? defaultLanguage),
                })),
              ]}
              value={audience.ticket ?? ''}
              onChange={(ticket) =>
                change({ audience: ticket === '' ? { kind: audience.kind } : { kind: audience.kind, ticket } })
              }
            />
          ) : null}
          {audience.kind === 'members' ? null : (
            <RadioField
              label={words.purpose}
              choices={purposes.map((value) => ({ value, label: words.purposes[value] }))}
              value={purpose}
              onChange={(value) => change({ purpose: value === 'news' ? 'news' : 'necessary' })}
            />
          )}
          {isNews ? (
            <TextAreaField
              label={words.contact}
              hint={words.contactHint}
              rows={3}
              value={typed.contact}
              onChange={(contact) => change({ contact })}
              error={saidOf('contact')}
            />
          ) : null}
        </Card>
        <Card>
          <LanguageTexts
            {...{ languages, shown, typed, isTried }}
            faults={faults}
            allowed={placeholdersFor(audience.kind, mailingSite)}
            site={mailingSite}
            onShow={setShown}
            onChange={change}
          />
          <RadioField
            label={words.button}
            choices={buttons.map((value) => ({ value, label: words.buttons[value] }))}
            value={typed.button}
            onChange={(value) => change({ button: buttons.find((one) => one === value) ?? 'none' })}
          />
          <TextField
            label={words.replyTo}
            hint={words.replyToHint}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLetters={254}
            value={typed.replyTo}
            onChange={(replyTo) => change({ replyTo })}
            error={saidOf('replyTo')}
          />
          <SavingNote saving={draft.saving} onAgain={() => void draft.save()} />
        </Card>
        <SendPart
          {...{ site, desk, mailing, draft, faults, isNews, again }}
          language={shown}
          onTried={(language) => {
            setTried(true);
            if (language !== undefined) setShown(language);
          }}
        />
      </div>
      <MailPreview site={site} mailingId={mailing.mailingId} language={shown} saves={draft.saves} />
    </div>
  );
}

function SavingNote({ saving, onAgain }: { saving: Saving; onAgain: () => void }) {
  const words = useWords(mailingTexts);
  if (saving.is === 'failed') {
    return (
      <Notice kind="danger" isNew>
        <p>{words.notSaved(saving.why)}</p>
        <Button onClick={onAgain}>{words.saveAgain}</Button>
      </Notice>
    );
  }
  const said = { saved: words.saved, saving: words.saving, typing: words.unsaved }[saving.is];
  return <output className="hc-muted">{said}</output>;
}
