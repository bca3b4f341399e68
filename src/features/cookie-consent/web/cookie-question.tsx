import type { SiteInit } from '#features/site/web.ts';
import { baseOf } from '#kernel/site-path.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Popup } from '#web/ui/popup.tsx';
import { consentPath, type Decision, formatDecision } from '../rules/consent.ts';
import { cookieConsentTexts } from './cookie-consent-texts.ts';
import './cookie-consent.css';

export interface CookieQuestionProps {
  /** The earlier decision, which the visitor may change. */
  decision?: Decision | undefined;
  /** The page to come back to, as path and query, when the answer is sent as a form. */
  next?: string;
  /** Takes the answer in place of the form. */
  onDecide?: (chosen: Decision) => void;
}

/** The question about cookies: a form that works without scripts, with the organiser's words or ours. */
export function CookieQuestion({ decision, next, onDecide }: CookieQuestionProps) {
  const { init, language, hostSite } = usePageContext<SiteInit>();
  const say = useTexts(cookieConsentTexts);
  const contents = init.cookie.contents[language];
  const answer = (chosen: Decision) => ({
    type: 'submit' as const,
    size: 'small' as const,
    name: 'accept',
    value: formatDecision(chosen),
    ...(onDecide && {
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault();
        onDecide(chosen);
      },
    }),
  });
  return (
    <Popup
      label={say.label}
      form={{ method: 'post', action: baseOf(hostSite) + consentPath }}
      actions={
        <>
          {next === undefined ? null : <input type="hidden" name="next" value={next} />}
          <Button {...answer('declined')}>{contents?.negativeButtonTitle || say.decline}</Button>
          <Button {...answer('accepted')} kind="primary">
            {contents?.positiveButtonTitle || say.accept}
          </Button>
        </>
      }
    >
      <p className="hb-cookie-body">{contents?.body || say.body}</p>
      {decision ? <p className="hb-cookie-now">{say[decision]}</p> : null}
    </Popup>
  );
}
