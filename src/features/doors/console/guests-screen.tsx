import { type SyntheticEvent, useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { TypedSearch } from '#console/forms/typed-search.tsx';
import { useQuery } from '#console/navigation/use-query.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { FoundList, saidFound } from '#console/ui/found-list.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { searchMax } from '#kernel/console/list-limits.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { inviteGuests, listGuests, mailGuests, removeGuest } from '../contract/guests.ts';
import { guestsPerCall, typedGuests } from '../rules/typed-guests.ts';
import { guestTexts } from './guest-texts.ts';
import './guests.css';

type Guests = AnswerOf<typeof listGuests>;

/** Who is invited to a site. */
function GuestsScreen({ params: { site = '' } }: ScreenProps) {
  const { api } = useConsole();
  const words = useWords(guestTexts);
  const { query, change } = useQuery(['q']);
  const list = usePages<Guests['entries'][number], string, Guests>(`guests/${site}/${query.q}`, (after) =>
    api.get<typeof listGuests>('sites/{site}/guests', {
      params: { site },
      query: { ...(query.q !== '' && { search: query.q }), ...(after !== undefined && { after }) },
    }),
  );
  const { first, again } = list;
  const onChanged = (): void => void again();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      above={<BackTo to={`/console/sites/${site}/doors`} text={words.back} />}
    >
      <div className="hc-form">
        <Invite site={site} onInvited={onChanged} />
        <Card>
          {first?.unmailed ? (
            <MailAll site={site} count={first.unmailed} isMore={first.isMoreUnmailed} onSent={onChanged} />
          ) : null}
          <TypedSearch
            label={words.search}
            maxLetters={searchMax}
            value={query.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
          <FoundList
            list={list}
            count={saidFound(first, words)}
            onClear={query.q === '' ? undefined : () => change({ q: '' })}
            words={words}
          >
            {(entries) => (
              <ul className="hc-guests">
                {entries.map((guest) => (
                  <Guest key={guest.mail} site={site} guest={guest} onChanged={onChanged} />
                ))}
              </ul>
            )}
          </FoundList>
        </Card>
      </div>
    </Page>
  );
}

function Invite({ site, onInvited }: { site: string; onInvited: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(guestTexts);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const { mails, wrong } = typedGuests(text);
    if (wrong.length > 0) return setError(words.wrong(wrong.slice(0, 5).join(', ')));
    if (mails.length === 0) return setError(words.empty);
    if (mails.length > guestsPerCall) return setError(words.tooMany);
    setBusy(true);
    setError(undefined);
    try {
      const { added } = await api.post<typeof inviteGuests>('sites/{site}/guests', {
        params: { site },
        body: { mails },
      });
      toast({ text: added === 0 ? words.known : words.added(added) });
      setText('');
      onInvited();
    } catch (failure) {
      setError(failureOf(failure).message);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card>
        <TextAreaField label={words.label} hint={words.hint} value={text} onChange={setText} error={error} />
        <p>
          <Button look="main" type="submit" isBusy={isBusy}>
            {words.add}
          </Button>
        </p>
      </Card>
    </form>
  );
}

/** Sends the invitations that nobody got yet. */
function MailAll({
  site,
  count,
  isMore,
  onSent,
}: {
  site: string;
  count: number;
  isMore: boolean;
  onSent: () => void;
}) {
  const words = useWords(guestTexts);
  const { isSending, send } = useGuestMails(site, onSent);
  return (
    <p className="hc-guests-mail">
      <Button isBusy={isSending} onClick={() => void send()}>
        {isMore ? words.sendAllMany(count) : words.sendAll(count)}
      </Button>
    </p>
  );
}

/** Mails guests, a part of them with each call until none is left. */
function useGuestMails(site: string, onSent: () => void) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(guestTexts);
  const [isSending, setSending] = useState(false);
  const send = async (mails?: string[]): Promise<void> => {
    setSending(true);
    let all = 0;
    try {
      for (let isMore = true; isMore; ) {
        // oxlint-disable-next-line no-await-in-loop -- each call goes on where the one before ended
        const { sent, left } = await api.post<typeof mailGuests>('sites/{site}/guests/mail', {
          params: { site },
          body: { language, ...(mails !== undefined && { mails }) },
        });
        all += sent;
        isMore = sent > 0 && left > 0;
      }
      toast({ text: all === 0 ? words.mailedBefore : words.mailed(all) });
      onSent();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}

interface GuestProps {
  site: string;
  guest: Guests['entries'][number];
  onChanged: () => void;
}

/** Somebody on the list, who is mailed, again too, or taken off it. */
function Guest({ site, guest: { mail, mailedAt }, onChanged }: GuestProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(guestTexts);
  const times = useSaidTimes();
  const [isBusy, setBusy] = useState(false);
  const { isSending, send } = useGuestMails(site, onChanged);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof removeGuest>('sites/{site}/guests/remove', { params: { site }, body: { mail } });
      toast({ text: words.removed(shownMail(mail)) });
      onChanged();
    } catch (failure) {
      toast({ text: failureOf(failure).message });
      setBusy(false);
    }
  };
  return (
    <li>
      <span className="hc-guest">
        <span>{shownMail(mail)}</span>
        <span className="hc-muted">{mailedAt === null ? words.notMailed : words.mailedAt(times.date(mailedAt))}</span>
      </span>
      <Button
        look="quiet"
        isBusy={isSending}
        aria-label={mailedAt === null ? words.sendLabel(shownMail(mail)) : words.sendAgainLabel(shownMail(mail))}
        onClick={() => void send([mail])}
      >
        {mailedAt === null ? words.send : words.sendAgain}
      </Button>
      <Button
        look="quiet"
        isBusy={isBusy}
        aria-label={words.removeLabel(shownMail(mail))}
        onClick={() => void remove()}
      >
        {words.remove}
      </Button>
    </li>
  );
}

export const screen: ScreenModule = { Screen: GuestsScreen, texts: [guestTexts] };
