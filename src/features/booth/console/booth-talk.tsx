import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { answerBoothTalk, Talk } from '../contract/talk.ts';
import { boothVisitorTexts } from './booth-visitor-texts.ts';

interface BoothTalkProps {
  params: { site: string; contentId: number; detailId: number };
  talk: Talk;
  onAnswered: () => void;
}

/** A talk that a visitor asked for, with what can be answered now. */
export function BoothTalk({ params, talk, onAnswered }: BoothTalkProps) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const words = useWords(boothVisitorTexts);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const { reservationId, status, changes, personInCharge, name, companyName, mail, contents } = talk;
  const answer = async (to: 'approved' | 'unapproved' | 'reject'): Promise<void> => {
    setBusy(true);
    try {
      const path = 'sites/{site}/booths/{contentId}/{detailId}/talks/{reservationId}/answer';
      const body = { to, from: status, ...(reason !== undefined && { reason }) };
      await api.post<typeof answerBoothTalk>(path, { params: { ...params, reservationId }, body });
      setReason(undefined);
      toast({ text: words.said });
    } catch (error) {
      const { errors, message } = failureOf(error);
      toast({ text: errors['reason']?.[0] ?? message });
    } finally {
      setBusy(false);
      onAnswered();
    }
  };
  return (
    <div className="hc-talk">
      <p className="hc-row-title">
        {times.period(talk.startAt, talk.endAt)} <Badge kind={kindOf(status)}>{words.status[status]}</Badge>
      </p>
      <p>{[name, companyName].filter(Boolean).join(' · ')}</p>
      <p className="hc-muted">
        {[mail, personInCharge === null ? '' : words.with(personInCharge)].filter(Boolean).join(' · ')}
      </p>
      {contents === '' ? null : <p className="hc-talk-text">{contents}</p>}
      {reason === undefined ? (
        <div className="hc-page-actions">
          {changes.includes('approved') ? (
            <Button look="main" isBusy={isBusy} onClick={() => void answer('approved')}>
              {words.approve}
            </Button>
          ) : null}
          {changes.includes('unapproved') ? (
            <Button isBusy={isBusy} onClick={() => void answer('unapproved')}>
              {words.refuse}
            </Button>
          ) : null}
          {changes.includes('reject') ? <Button onClick={() => setReason('')}>{words.takeBack}</Button> : null}
        </div>
      ) : (
        <>
          <TextAreaField label={words.reason} hint={words.reasonHint} isRequired value={reason} onChange={setReason} />
          <div className="hc-page-actions">
            <Button look="danger" isBusy={isBusy} onClick={() => void answer('reject')}>
              {words.send}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function kindOf(status: Talk['status']): 'plain' | 'success' | 'warning' {
  if (status === 'pending') return 'warning';
  return status === 'approved' ? 'success' : 'plain';
}
