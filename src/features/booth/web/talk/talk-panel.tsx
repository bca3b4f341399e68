import { useCallback, useEffect, useState } from 'react';
import { AccountForm, fieldProblems, TextField, typedIn } from '#features/account/web.ts';
import type { Personal } from '#features/account/web.ts';
import { nameIn } from '#features/profile/rules/person-name.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { status } from '#kernel/status.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { isStatus } from '#web/api/call-error.ts';
import { LoginLink } from '#web/site/login-link.tsx';
import { pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { useKeptForm } from '#web/site/use-kept-form.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Talk, TalkSlots } from '../../contract/talk.ts';
import {
  readTalkRequest,
  talkLimits,
  type TalkProblems,
  talkProblems,
  type TalkRequest,
} from '../../rules/talk/talk-request.ts';
import { SlotPicker } from './slot-picker.tsx';
import { type BoothPlace, type ChosenTime, readSlots, sendRequest } from './talk-calls.ts';
import { talkTexts } from './talk-texts.ts';
import './talk.css';

export const texts = [talkTexts];

const fields = ['name', 'mail', 'company', 'contents'] as const;

function requestOf(values: FormData): TalkRequest {
  const [name = '', mail = '', company = '', contents = ''] = fields.map((field) => typedIn(values, field));
  return readTalkRequest({ name, mail, company, contents });
}

/** A visitor of a booth sees its times, and a member asks for one of them (APPT-005). */
export function Part({ contentId, boothId }: { contentId: number; boothId: number }) {
  const { api, site } = usePageContext();
  const say = useTexts(talkTexts).panel;
  const { isLoggedIn } = usePersonal();
  const [slots, setSlots] = useState<TalkSlots | 'failed'>();
  const [sent, setSent] = useState<Talk>();
  const [isBegun, setIsBegun] = useState(false);
  const load = useCallback(() => {
    readSlots({ api, site }, { contentId, detailId: boothId }).then(setSlots, () =>
      // The old times stay, because the visitor may be typing below them.
      setSlots((before) => before ?? 'failed'),
    );
  }, [api, site, contentId, boothId]);
  useEffect(load, [load]);

  if (sent !== undefined) {
    const again = (): void => {
      setSent(undefined);
      load();
    };
    return <Sent talk={sent} onAgain={again} />;
  }
  if (slots === undefined) {
    return (
      <div aria-busy="true">
        <span className="hb-visually-hidden">{say.loading}</span>
        <Skeleton count={4} />
      </div>
    );
  }
  if (slots === 'failed') {
    return (
      <Notice kind="error">
        <p>{say.failed}</p>
        <Button size="small" onClick={load}>
          {say.reload}
        </Button>
      </Notice>
    );
  }
  const isFree = slots.persons.some((person) => person.slots.some(({ state }) => state === 'free'));
  const isOpen = isFree || isBegun;
  const reload = (): void => {
    setIsBegun(true);
    load();
  };
  return (
    <div className="hb-talk">
      {slots.description ? <p className="hb-talk-lead">{slots.description}</p> : null}
      {isFree ? null : (
        <Notice kind="info">
          <p>{say.none}</p>
        </Notice>
      )}
      {isOpen && !isLoggedIn ? (
        <div className="hb-talk-login">
          <p>{say.loginLead}</p>
          <LoginLink kind="primary" wide>
            {say.login}
          </LoginLink>
        </div>
      ) : null}
      {isOpen && isLoggedIn ? (
        <RequestForm booth={{ contentId, detailId: boothId }} slots={slots} onStale={reload} onSent={setSent} />
      ) : (
        <SlotPicker persons={slots.persons} chosen={undefined} onChoose={() => undefined} error={undefined} />
      )}
    </div>
  );
}

function Sent({ talk, onAgain }: { talk: Talk; onAgain(): void }) {
  const context = usePageContext();
  const language = useLanguage();
  const say = useTexts(talkTexts).panel;
  return (
    <Notice kind="success" title={say.sentTitle} announce takesFocus>
      <p>{say.sentText(withZone(saidPeriod(talk.startAt, talk.endAt, language), language))}</p>
      <div className="hb-talk-after">
        <LinkButton href={pageHref(context, 'businessAppointment')}>{say.seeTalks}</LinkButton>
        <Button kind="quiet" onClick={onAgain}>
          {say.another}
        </Button>
      </div>
    </Notice>
  );
}

interface RequestFormProps {
  booth: BoothPlace;
  slots: TalkSlots;
  /** The times are not what they were. The typed text stays. */
  onStale(): void;
  onSent(talk: Talk): void;
}

function RequestForm({ booth, slots, onStale, onSent }: RequestFormProps) {
  const context = usePageContext();
  const language = useLanguage();
  const say = useTexts(talkTexts).panel;
  const common = useTexts(commonTexts);
  const { personal } = usePersonal<Personal>();
  const [time, setTime] = useState<ChosenTime>();
  // A form that is sent again asks for the same talk: its first answer may have been lost.
  const [key] = useState(() => randomUuid(cryptoRandom));
  const kept = useKeptForm(`talk/${booth.contentId}/${booth.detailId}`);

  const said = (found: TalkProblems) =>
    fields.map((field): [string, string | undefined] => {
      const problem = found[field];
      if (problem === 'required') return [field, common.inputRequired];
      return [
        field,
        problem === 'tooLong' ? say.tooLong(talkLimits[field === 'mail' ? 'name' : field]) : problem && say[problem],
      ];
    });
  const check = (values: FormData) =>
    fieldProblems({
      time: time === undefined ? say.chooseTime : undefined,
      ...Object.fromEntries(said(talkProblems(requestOf(values)))),
    });
  const send = async (values: FormData): Promise<void> => {
    try {
      const talk = await sendRequest(context, booth, key, time!, requestOf(values));
      kept.forget();
      onSent(talk);
    } catch (error) {
      if (isStatus(error, status.conflict)) {
        setTime(undefined);
        onStale();
      }
      throw error;
    }
  };
  const name = nameIn([...(personal?.profile ?? []), ...(personal?.shareProfile ?? [])], language);
  return (
    <div {...kept.around}>
      <AccountForm check={check} send={send} submit={say.send} submitting={say.sending}>
        {(problemOf) => (
          <>
            <SlotPicker persons={slots.persons} chosen={time} onChoose={setTime} error={problemOf('time')} />
            <h2 className="hb-talk-heading">{say.form}</h2>
            <TextField
              name="name"
              autoComplete="name"
              label={say.name}
              placeholder={say.namePlaceholder}
              defaultValue={name}
              error={problemOf('name')}
            />
            <TextField
              name="mail"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={say.mail}
              hint={say.mailHint}
              placeholder={say.mailPlaceholder}
              defaultValue={shownMail(personal?.mail ?? '')}
              error={problemOf('mail')}
            />
            <Field label={say.company} error={problemOf('company')}>
              {(control) => <Input {...control} type="text" name="company" autoComplete="organization" />}
            </Field>
            <Field label={say.contents} error={problemOf('contents')}>
              {(control) => <textarea {...control} name="contents" rows={5} aria-required />}
            </Field>
            <p className="hb-booth-privacy">
              <LockIcon />
              <span>{say.privacy}</span>
            </p>
          </>
        )}
      </AccountForm>
    </div>
  );
}
