import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { countedMax } from '#kernel/console/list-limits.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { formatYen } from '#kernel/yen.ts';
import type { readCallingOff, resumeCallingOff, stopCallingOff } from '../contract.ts';
import { orderOutcomes } from '../rules/calling-off-state.ts';
import { callingOffWords } from './calling-off-words.ts';

type Run = NonNullable<AnswerOf<typeof readCallingOff>['run']>;

/** How far the orders of an event are that was called off, what failed, and the presses that stop it and go on. */
export function RunCard({ site, run, onChanged }: { site: string; run: Run; onChanged: () => void }) {
  const { api, language, failureOf } = useConsole();
  const { run: words, cost } = useWords(callingOffWords);
  const times = useSaidTimes();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { state, outcomes, left, refunds, mails, failures } = run;
  const done = orderOutcomes.reduce((sum, outcome) => sum + outcomes[outcome], 0) - outcomes.waiting - outcomes.failed;
  const all = done + outcomes.waiting + outcomes.failed + left;
  const press = async (kind: 'stop' | 'resume'): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const options = { params: { site }, body: {} };
    try {
      if (kind === 'stop') await api.post<typeof stopCallingOff>('sites/{site}/calling-off/stop', options);
      else await api.post<typeof resumeCallingOff>('sites/{site}/calling-off/resume', options);
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  const sum = (name: string, value: string) => ({ name, value, is: 'sum' as const });
  return (
    <>
      <Card>
        <p className="hc-calling-off-state">
          <Badge kind={state === 'finished' ? 'success' : state === 'running' ? 'info' : 'warning'}>
            {words.states[state]}
          </Badge>
          <span className="hc-muted">{words.said(run.begunBy, times.date(run.begunAt))}</span>
        </p>
        <div className="hc-calling-off-progress">
          <progress value={done} max={Math.max(1, all)} aria-label={words.states[state]} />
          <output>{left > countedMax ? words.more(countedMax) : words.progress(done, all)}</output>
        </div>
        {state === 'running' && left === 0 && outcomes.waiting === 0 ? (
          <p className="hc-muted">{words.settling}</p>
        ) : null}
        {run.endedAt === null ? null : <p>{words.ended(times.date(run.endedAt))}</p>}
        {state === 'stopped' ? (
          <Notice kind="warning">
            <p>{words.stopText}</p>
          </Notice>
        ) : null}
        <Facts
          facts={[
            ...orderOutcomes
              .filter((outcome) => outcomes[outcome] > 0)
              .map((outcome) => sum(words.outcomes[outcome], cost.count(outcomes[outcome]))),
            ...(refunds.gateway > 0 ? [sum(words.gateway, formatYen(refunds.gateway, language))] : []),
            ...(refunds.byHand > 0 ? [sum(words.byHand, formatYen(refunds.byHand, language))] : []),
            sum(words.mails, String(mails)),
          ]}
        />
        {refunds.byHand > 0 ? (
          <>
            <p className="hc-muted">{words.byHandText}</p>
            <p>
              <ButtonLink to={`/console/sites/${site}/orders/payouts`}>{words.toOrders}</ButtonLink>
            </p>
          </>
        ) : null}
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <div className="hc-form-foot">
          {state === 'running' ? (
            <Button isBusy={isBusy} onClick={() => void press('stop')}>
              {words.stop}
            </Button>
          ) : null}
          {state === 'stopped' ? (
            <Button look="main" isBusy={isBusy} onClick={() => void press('resume')}>
              {words.resume}
            </Button>
          ) : outcomes.failed > 0 ? (
            <Button look="main" isBusy={isBusy} onClick={() => void press('resume')}>
              {words.again}
            </Button>
          ) : null}
        </div>
      </Card>
      {failures.length === 0 ? null : (
        <Card title={words.failures}>
          <ul className="hc-calling-off-failures">
            {failures.map(({ orderNumber, reason }) => (
              <li key={orderNumber}>{words.failure(orderNumber, reason)}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={words.message}>
        <p className="hc-calling-off-message">{localize(run.message, language, defaultLanguage)}</p>
      </Card>
    </>
  );
}
