import { useEffect, useId, useRef, useState } from 'react';
import { logView } from '#features/access-log/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { termsDialogMaxWidth } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import type { agreeToTerms } from '../contract.ts';
import { mustReAgree, type PersonalTerms } from '../rules/must-re-agree.ts';
import { TermsLinks } from './terms-links.tsx';
import { termsTexts } from './terms-texts.ts';
import './terms.css';

export const texts = [termsTexts];

export interface ReAgreementProps {
  /** The member's agreement so far (TERMS-008). */
  terms: PersonalTerms | null | undefined;
  /** The agreement is stored; the server gives its time. */
  onAgreed: (agreedAt: string) => void;
  /** The member declines and logs out. */
  onLogOut: () => void;
}

/**
 * Asks a member to agree, for the first time or again, before they go on (core 2.9, core 4.7); only an answer closes
 * it.
 */
export function ReAgreement({ terms, onAgreed, onLogOut }: ReAgreementProps) {
  const { init, now } = usePageContext<SiteInit>();
  const [agreed, setAgreed] = useState<PersonalTerms>();
  if (!mustReAgree(init.terms, agreed ?? terms, now)) return null;
  const keep = (agreedAt: string): void => {
    setAgreed({ agreedAt });
    onAgreed(agreedAt);
  };
  return <Question isFirst={terms?.agreedAt === null} onAgreed={keep} onLogOut={onLogOut} />;
}

interface QuestionProps {
  isFirst: boolean;
  onAgreed: (agreedAt: string) => void;
  onLogOut: () => void;
}

function Question({ isFirst, onAgreed, onLogOut }: QuestionProps) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(termsTexts);
  const common = useTexts(commonTexts);
  const bodyId = useId();
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const logKey = useRef<string>(undefined);
  const { terms, webSetting } = context.init;
  const contentId = termsContentId(context.init);
  useEffect(() => {
    logKey.current ??= logView('terms/re-agree', { contentId });
  }, [contentId]);

  const agree = async (): Promise<void> => {
    setIsSending(true);
    try {
      onAgreed(await sendAgreement(context, logKey.current));
    } catch (error) {
      setIsSending(false);
      const isUnheard = isStatus(error, status.networkError, status.timeout);
      setFailure(isUnheard ? say.networkError : saidOf(error, common));
    }
  };

  const fallback = isFirst ? say.askBody(webSetting.title) : say.askAgainBody;
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissable={false}
      comesFirst
      width={termsDialogMaxWidth}
      title={terms.reAgreementTitle || (isFirst ? say.askTitle : say.askAgainTitle)}
      footer={
        <Button kind="primary" size="large" busy={isSending} disabled={!isChecked} onClick={() => void agree()}>
          {isSending ? say.sending : common.ok}
        </Button>
      }
    >
      <div className="hb-stack">
        <p className="hb-re-agreement-body" id={bodyId}>
          {terms.reAgreementBody || fallback}
        </p>
        <TermsLinks />
        <label className="hb-check hb-re-agreement-check">
          <input
            type="checkbox"
            checked={isChecked}
            disabled={isSending}
            aria-describedby={bodyId}
            onChange={(event) => setIsChecked(event.target.checked)}
          />
          <span>{say.agree}</span>
        </label>
        <p className="hb-re-agreement-leave">
          <span>{say.disagree}</span>
          <button type="button" className="hb-link" onClick={onLogOut}>
            {say.logOut}
          </button>
        </p>
      </div>
      <MessageDialog
        open={failure !== undefined}
        title={say.agreeFailed}
        text={failure}
        onClose={() => setFailure(undefined)}
        buttons={[{ label: common.close, onSelect: () => setFailure(undefined) }]}
      />
    </Dialog>
  );
}

function termsContentId({ modules }: Pick<SiteInit, 'modules'>): number {
  return modules.find(({ moduleCode }) => moduleCode === 'terms')?.contentId ?? 0;
}

async function sendAgreement({ api, init, site }: PageContext<SiteInit>, logKey: string | undefined): Promise<string> {
  const { data } = await api.post<typeof agreeToTerms>('terms/agree/{portalId}[/{eventId}]/{termsContentId}', {
    params: { ...site, termsContentId: termsContentId(init) },
    headers: logKey === undefined ? {} : { 'log-check-key': logKey },
  });
  return data.agreedAt;
}
