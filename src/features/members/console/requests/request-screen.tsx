import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { makeRequestFile, readRequest } from '../../contract/requests.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ProofCard } from './proof-card.tsx';
import { CloseDialog } from './close-dialog.tsx';
import type { DataRequest } from './data-request.ts';
import { requestTexts } from './request-texts.ts';
import type { RequestScreenTexts } from './texts/jpn.ts';
import './requests.css';

/** One request: who asks, what there is of them, and the answer. */
function RequestScreen({ params: { site = '', request = '' } }: ScreenProps) {
  const times = useSaidTimes();
  const words = useWords(requestTexts);
  const { data, failure, again } = useCall(`request/${site}/${request}`, (api) =>
    api.get<typeof readRequest>('sites/{site}/requests/{requestId}', {
      params: { site, requestId: Number(request) },
    }),
  );
  const read = (): void => void again();
  return (
    <Page
      title={data === undefined ? words.title : data.mail || words.noMail}
      lead={data === undefined ? undefined : words.kinds[data.kind]}
      above={<BackTo to={`/console/sites/${site}/requests`} text={words.title} />}
    >
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={read} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : (
        <>
          <Card title={words.states[data.state]}>
            <Facts
              facts={[
                { name: words.facts.received, value: times.date(data.receivedOn) },
                {
                  name: words.facts.due,
                  value:
                    data.state === 'open' ? words.due(times.date(data.dueOn), data.daysLeft) : times.date(data.dueOn),
                },
                { name: words.facts.note, value: data.note },
                { name: words.facts.madeBy, value: words.by(data.madeBy, times.date(data.madeAt)) },
                {
                  name: words.facts.proof,
                  value: saidProof(data, words),
                },
                { name: words.facts.outcome, value: data.outcome },
                {
                  name: words.facts.closedBy,
                  value: data.closedAt === null ? null : words.by(data.closedBy, times.date(data.closedAt)),
                },
              ]}
            />
          </Card>
          {data.state === 'open' ? (
            <>
              {data.proof !== null ? null : <ProofCard site={site} request={data} onDone={read} />}
              <KeptCard site={site} request={data} />
              <AnswerCard site={site} request={data} onDone={read} />
            </>
          ) : null}
        </>
      )}
    </Page>
  );
}

function saidProof({ proof }: DataRequest, words: RequestScreenTexts): string {
  if (proof === null) return words.unproven;
  if (proof.way === 'code') return words.provenByCode;
  return proof.words === '' ? words.provenInWords : words.provenBy(proof.words);
}

function KeptCard({ site, request }: { site: string; request: DataRequest }) {
  const words = useWords(requestTexts);
  const said = (kept: DataRequest['ofMember']): string => (kept.orders === 0 ? words.noOrders : words.orders(kept));
  return (
    <Card title={words.whatTitle}>
      <Facts
        facts={[
          {
            name: words.account,
            value:
              request.memberId === null ? (
                words.noAccount
              ) : (
                <Link to={`/console/sites/${site}/members/${request.memberId}`}>{words.hasAccount}</Link>
              ),
          },
          { name: words.ordersOfMember, value: said(request.ofMember) },
          { name: words.ordersOfGuest, value: said(request.ofGuest) },
        ]}
      />
    </Card>
  );
}

function AnswerCard({ site, request, onDone }: { site: string; request: DataRequest; onDone: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(requestTexts);
  const [open, setOpen] = useState<'erase' | 'done' | 'refused'>();
  const [isBusy, setBusy] = useState(false);
  const isProven = request.proof !== null;
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { path } = await api.post<typeof makeRequestFile>('sites/{site}/requests/{requestId}/export', {
        params: { site, requestId: request.requestId },
        body: {},
      });
      window.location.assign(path);
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  const close = (): void => setOpen(undefined);
  return (
    <Card title={words.doTitle} note={isProven ? words.exportText : words.firstProve}>
      <div className="hc-request-acts">
        {isProven ? (
          <Button look={request.kind === 'export' ? 'main' : 'plain'} isBusy={isBusy} onClick={() => void download()}>
            {words.export}
          </Button>
        ) : null}
        {isProven && request.kind === 'erasure' ? (
          <Button look="danger" onClick={() => setOpen('erase')}>
            {words.erase}
          </Button>
        ) : null}
        {isProven && request.kind === 'export' ? <Button onClick={() => setOpen('done')}>{words.done}</Button> : null}
        <Button look="quiet" onClick={() => setOpen('refused')}>
          {words.refuse}
        </Button>
      </div>
      {open === 'erase' ? <EraseDialog site={site} request={request} onDone={onDone} onClose={close} /> : null}
      {open === 'done' || open === 'refused' ? (
        <CloseDialog
          site={site}
          requestId={request.requestId}
          isRefused={open === 'refused'}
          onDone={onDone}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}

export const screen: ScreenModule = { Screen: RequestScreen, texts: [requestTexts] };
