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
import type { lookAtLink } from '../contract.ts';
import type { acceptLink } from '../contract/people.ts';
import { BeginForm } from './begin-form.tsx';
import { pageOfPlace, placeOfLink } from './place-of-link.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

type Link = AnswerOf<typeof lookAtLink>;
type Looked = (Link & { token: string }) | 'looking' | 'missing' | 'over' | { failed: string };

/** The first visit: a one-time link makes an operator of whoever has it. */
function BeginScreen() {
  const { api, router, operator, failureOf } = useConsole();
  const words = useWords(signInTexts);
  const { again } = useWords(commonTexts);
  const taken = useRef<string>(undefined);
  const [looked, setLooked] = useState<Looked>('looking');
  const [round, setRound] = useState(0);

  useEffect(() => {
    const token = (taken.current ??= router.takeFragment());
    const look = async (): Promise<void> => {
      if (token.length < 20) return setLooked('missing');
      setLooked('looking');
      try {
        setLooked({ token, ...(await api.post<typeof lookAtLink>('link/look', { body: { token } })) });
      } catch (error) {
        const isOver = isStatus(error, status.gone, status.invalid);
        setLooked(isOver ? 'over' : { failed: failureOf(error).message });
      }
    };
    void look();
  }, [api, router, failureOf, round]);

  if (looked === 'looking') {
    return (
      <Page title={words.beginTitle} width="narrow">
        <Skeleton kind="field" />
      </Page>
    );
  }
  if (looked === 'missing' || looked === 'over') {
    const isOver = looked === 'over';
    return (
      <Page
        title={isOver ? words.linkOverTitle : words.linkMissingTitle}
        lead={isOver ? words.linkOverText : words.linkMissingText}
        width="narrow"
      >
        <ButtonLink to="/console/sign-in">{words.toSignIn}</ButtonLink>
      </Page>
    );
  }
  if ('failed' in looked) {
    return (
      <Page title={words.beginTitle} lead={looked.failed} width="narrow">
        <Button onClick={() => setRound(round + 1)}>{again}</Button>
      </Page>
    );
  }
  const over = (): void => setLooked('over');
  return looked.isKnown || (operator !== undefined && !looked.isFirst) ? (
    <AcceptForm token={looked.token} link={looked} onOver={over} />
  ) : (
    <BeginForm token={looked.token} link={looked} onOver={over} />
  );
}

/** Whoever has an account signs in and takes what the link gives. */
function AcceptForm({ token, link, onOver }: { token: string; link: Link; onOver: () => void }) {
  const { api, router, operator, language, failureOf } = useConsole();
  const words = useWords(signInTexts);
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const place = placeOfLink(link, language);
  const accept = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const { siteKey } = await api.post<typeof acceptLink>('link/accept', { body: { token } });
      router.go(pageOfPlace(siteKey), { replace: true });
    } catch (error) {
      if (isStatus(error, status.gone)) return onOver();
      setSaid(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={words.acceptTitle(place.site)} lead={words.acceptText(words.roles[link.role], place)} width="narrow">
      {operator === undefined ? (
        <SignInForm onDone={() => {}} />
      ) : (
        <div className="hc-form">
          {said === undefined ? null : (
            <Notice kind="danger" isNew>
              <p>{said}</p>
            </Notice>
          )}
          <p className="hc-muted">{words.acceptAs(operator.name, shownMail(operator.mail))}</p>
          <Button look="main" size="large" isBusy={isBusy} onClick={() => void accept()}>
            {words.accept}
          </Button>
        </div>
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: BeginScreen, texts: [signInTexts] };
