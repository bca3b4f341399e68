import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { TypedSearch } from '#console/forms/typed-search.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { useQuery } from '#console/navigation/use-query.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Facts } from '#console/ui/facts.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { endCodes, readCodeBatch } from '../contract.ts';
import { codeTexts } from './code-texts.ts';
import { kindOfState, useSayBatch } from './say-batch.ts';
import './codes.css';

type Read = AnswerOf<typeof readCodeBatch>;

/** One batch: what its codes do, how often each was used, its file, and its end. */
function BatchScreen({ params: { site = '', batch: number = '' } }: ScreenProps) {
  const codeBatchId = Number(number);
  const { api } = useConsole();
  const words = useWords(codeTexts);
  const say = useSayBatch();
  const times = useSaidTimes();
  const { query, change } = useQuery(['q']);
  const params = { site, codeBatchId };
  const own = useCall(`code-batch/${site}/${codeBatchId}`, () =>
    api.get<typeof readCodeBatch>('sites/{site}/codes/{codeBatchId}', { params }),
  );
  const list = usePages(`codes/${site}/${codeBatchId}/${query.q}`, (after?: string) =>
    api.get<typeof readCodeBatch>('sites/{site}/codes/{codeBatchId}', {
      params,
      query: { ...(query.q !== '' && { q: query.q }), ...(after !== undefined && { after }) },
    }),
  );
  const again = (): void => {
    void own.again();
    void list.again();
  };
  const { data, failure } = own;
  const back = <BackTo to={`/console/sites/${site}/codes`} text={words.title} />;
  if (data === undefined) {
    return (
      <Page title={words.title} above={back} width="wide">
        {failure === undefined ? <Skeleton rows={6} /> : <ReadFailed failure={failure} onAgain={again} />}
      </Page>
    );
  }
  const { batch } = data;
  return (
    <Page
      title={batch.name}
      lead={words.csvNote}
      above={back}
      width="wide"
      actions={<BatchActions site={site} batch={batch} onEnded={again} />}
    >
      <Card>
        <Facts
          facts={[
            {
              name: words.facts.state,
              value: <Badge kind={kindOfState[batch.state]}>{words.states[batch.state]}</Badge>,
            },
            { name: words.facts.partner, value: batch.partner },
            { name: words.facts.ticket, value: say.ticket(batch) },
            { name: words.facts.discount, value: say.discount(batch) },
            { name: words.facts.period, value: say.period(batch) || words.noPeriod },
            { name: words.make.usesMax, value: words.uses(batch.usesMax) },
            { name: words.facts.used, value: words.used(batch.codesUsed, batch.codes) },
            { name: words.facts.uses, value: words.uses(batch.uses) },
            { name: words.facts.made, value: words.madeBy(times.date(batch.madeAt), batch.madeBy) },
            { name: words.facts.ended, value: times.date(batch.endedAt) },
          ]}
        />
      </Card>
      <Card title={words.codes}>
        <search className="hc-list-filter">
          <TypedSearch
            label={words.searchCode}
            maxLetters={searchMax}
            value={query.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
        </search>
        {list.entries === undefined ? (
          <Skeleton rows={6} />
        ) : list.entries.length === 0 ? (
          <EmptyState title={words.noCodes} text={words.noCodesText} />
        ) : (
          <ul className="hc-made-codes">
            {list.entries.map((code) => (
              <CodeRow key={code.code} site={site} batch={batch} code={code} onEnded={again} />
            ))}
          </ul>
        )}
        <ReadMore label={words.more} onRead={list.readMore} />
      </Card>
    </Page>
  );
}

function useEnd(site: string, codeBatchId: number, onEnded: () => void) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(codeTexts);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async end(code?: string): Promise<void> {
      setBusy(true);
      try {
        await api.post<typeof endCodes>('sites/{site}/codes/{codeBatchId}/end', {
          params: { site, codeBatchId },
          body: code === undefined ? {} : { code },
        });
        toast({ text: words.ended });
        onEnded();
      } catch (error) {
        toast({ text: failureOf(error).message });
      } finally {
        setBusy(false);
      }
    },
  };
}

function BatchActions({ site, batch, onEnded }: { site: string; batch: Read['batch']; onEnded: () => void }) {
  const words = useWords(codeTexts);
  const kit = useWords(kitTexts);
  const { close } = useWords(commonTexts);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, end } = useEnd(site, batch.codeBatchId, onEnded);
  const leave = (): void => setAsked(false);
  return (
    <>
      <a
        className="hc-button"
        data-look="plain"
        href={`${consoleApiPrefix}sites/${site}/codes/${batch.codeBatchId}/csv`}
        download
      >
        {words.csv}
      </a>
      {batch.endedAt === null ? <Button onClick={() => setAsked(true)}>{words.endAll}</Button> : null}
      {isAsked ? (
        <Dialog title={words.endTitle} closeLabel={close} onClose={leave}>
          <p>{words.endText}</p>
          <div className="hc-page-actions">
            <Button look="danger" isBusy={isBusy} onClick={() => void end().then(leave)}>
              {words.endAll}
            </Button>
            <Button look="quiet" onClick={leave}>
              {kit.cancel}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

interface CodeRowProps {
  site: string;
  batch: Read['batch'];
  code: Read['entries'][number];
  onEnded: () => void;
}

function CodeRow({ site, batch, code: { code, uses, isEnded }, onEnded }: CodeRowProps) {
  const words = useWords(codeTexts);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, end } = useEnd(site, batch.codeBatchId, onEnded);
  return (
    <li className="hc-made-code">
      <code>{code}</code>
      <span className="hc-muted">{words.usesOf(uses, batch.usesMax)}</span>
      {isEnded ? (
        <Badge kind="plain">{words.endedOne}</Badge>
      ) : batch.endedAt === null ? (
        <Button
          look={isAsked ? 'danger' : 'quiet'}
          isBusy={isBusy}
          aria-label={isAsked ? undefined : words.endOf(code)}
          onClick={() => (isAsked ? void end(code) : setAsked(true))}
        >
          {isAsked ? words.sure : words.end}
        </Button>
      ) : null}
    </li>
  );
}

export const screen: ScreenModule = { Screen: BatchScreen, texts: [codeTexts] };
