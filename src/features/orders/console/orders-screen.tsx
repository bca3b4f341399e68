import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { useQuery } from '#console/navigation/use-query.ts';
import { useSiteTopic } from '#console/realtime/use-site-topic.ts';
import { exportTexts } from '#console/export/export-texts.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { ExportDialog, type WishedTable } from '#console/export/export-dialog.tsx';
import { FoundList, saidFound } from '#console/ui/found-list.tsx';
import { Page } from '#console/ui/page.tsx';
import { salesTopic } from '#features/ticket/rules/sale/sales-topic.ts';
import type { listOrders } from '../contract.ts';
import type { makeOrderFile, readOrderColumns } from '../contract/file.ts';
import { SalesNotice } from './notices/sales-notice.tsx';
import { salesNoticeTexts } from './notices/sales-notice-texts.ts';
import { OrderFilter } from './order-filter.tsx';
import { orderTexts } from './order-texts.ts';
import { nothingWished, orderQueryNames, queryOfList } from './order-query.ts';
import { OrderTable } from './order-table.tsx';
import './orders.css';

/** The orders of an event: found by a search, cut down by filters, the newest first. */
function OrdersScreen({ params: { site = '' } }: ScreenProps) {
  const { api, language } = useConsole();
  const words = useWords(orderTexts);
  const exporting = useWords(exportTexts);
  const [isOpen, setOpen] = useState(false);
  const { query, change } = useQuery(orderQueryNames);
  const asked = queryOfList(query);
  // Days the wrong way round are told at their field, and what was found before stays.
  const [shown, setShown] = useState(asked);
  if (asked !== undefined && JSON.stringify(asked) !== JSON.stringify(shown)) setShown(asked);
  const list = usePages(`orders/${site}/${JSON.stringify(shown)}`, (after?: string) =>
    api.get<typeof listOrders>('sites/{site}/orders', {
      params: { site },
      query: { ...shown, ...(after !== undefined && { after }) },
    }),
  );
  useSiteTopic(site, salesTopic(site), () => void list.again());
  const desk = useCall(`order-columns/${site}/${language}`, () =>
    api.get<typeof readOrderColumns>('sites/{site}/orders/columns', { params: { site } }),
  );
  const askForFile = async (file: WishedTable): Promise<{ path: string; said: string }> => {
    const { path, rows } = await api.post<typeof makeOrderFile>('sites/{site}/orders/export', {
      params: { site },
      body: { filter: shown ?? {}, file },
    });
    return { path, said: words.file.begun(rows) };
  };
  const isCutDown = orderQueryNames.some((name) => query[name] !== '');
  const found = list.first?.found ?? null;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        <>
          <ButtonLink to={`/console/sites/${site}/orders/bank`}>{words.bank}</ButtonLink>
          <ButtonLink to={`/console/sites/${site}/orders/issue`}>{words.issue}</ButtonLink>
          {desk.data === undefined || !found ? null : (
            <Button look="main" onClick={() => setOpen(true)}>
              {exporting.open}
            </Button>
          )}
        </>
      }
    >
      <OrderFilter site={site} query={query} onChange={change} />
      <FoundList
        list={list}
        count={saidFound(list.first, words)}
        onClear={isCutDown ? () => change(nothingWished) : undefined}
        words={words}
      >
        {(entries) => <OrderTable site={site} orders={entries} />}
      </FoundList>
      <SalesNotice site={site} />
      {isOpen && desk.data !== undefined ? (
        <ExportDialog
          title={words.file.title}
          groups={[{ label: words.file.columns, columns: desk.data.columns }]}
          chosen={desk.data.chosen}
          onFile={askForFile}
          onClose={() => setOpen(false)}
          onKept={() => void desk.again()}
        />
      ) : null}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: OrdersScreen, texts: [orderTexts, exportTexts, salesNoticeTexts] };
