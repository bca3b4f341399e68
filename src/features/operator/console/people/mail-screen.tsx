import { useEffect, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { status } from '#kernel/status.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { isStatus } from '#web/api/call-error.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { lookAtMailChange, useMailChange } from '../../contract/account.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { peopleTexts } from './people-texts.ts';

type Looked = AnswerOf<typeof lookAtMailChange> | 'looking' | 'over' | 'done' | 'failed';

/** Whoever opens the link of the mail says by a press that the new address is theirs. */
function MailScreen() {
  const { api, router, failureOf, readOperator } = useConsole();
  const { mailPage: words } = useWords(peopleTexts);
  const signIn = useWords(signInTexts);
  const { again } = useWords(commonTexts);
  const taken = useRef<string>(undefined);
  const [looked, setLooked] = useState<Looked>('looking');
  const [mail, setMail] = useState('');
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const token = (taken.current ??= router.takeFragment());
    const look = async (): Promise<void> => {
      if (token.length < 20) return setLooked('over');
      setLooked('looking');
      try {
        setLooked(await api.post<typeof lookAtMailChange>('mail/look', { body: { token } }));
      } catch (error) {
        if (isStatus(error, status.gone, status.invalid)) return setLooked('over');
        setSaid(failureOf(error).message);
        setLooked('failed');
      }
    };
    void look();
  }, [api, router, failureOf, round]);
  const use = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const body = { token: taken.current ?? '' };
      const made = await api.post<typeof useMailChange>('mail/use', { body });
      setMail(made.mail);
      setLooked('done');
      await readOperator();
    } catch (error) {
      if (isStatus(error, status.gone)) return setLooked('over');
      setSaid(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  switch (looked) {
    case 'looking':
      return (
        <Page title={words.title} width="narrow">
          <Skeleton kind="field" />
        </Page>
      );
    case 'failed':
      return (
        <Page title={words.title} lead={said} width="narrow">
          <Button onClick={() => setRound(round + 1)}>{again}</Button>
        </Page>
      );
    case 'over':
    case 'done':
      return (
        <Page
          key={looked}
          title={looked === 'over' ? signIn.linkOverTitle : words.doneTitle}
          lead={looked === 'over' ? words.overText : words.doneText(shownMail(mail))}
          width="narrow"
        >
          <ButtonLink to="/console/account">{words.toConsole}</ButtonLink>
        </Page>
      );
    default:
      return (
        <Page title={words.title} lead={words.lead(looked.name, shownMail(looked.mail))} width="narrow">
          {said === undefined ? null : (
            <Notice kind="danger" isNew>
              <p>{said}</p>
            </Notice>
          )}
          <Button look="main" size="large" isBusy={isBusy} onClick={() => void use()}>
            {words.use}
          </Button>
        </Page>
      );
  }
}

export const screen: ScreenModule = { Screen: MailScreen, texts: [peopleTexts, signInTexts] };
