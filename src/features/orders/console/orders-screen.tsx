import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { useQuery } from '#console/navigation/use-query.ts';
import { useSiteTopic } from '#console/realtime/use-site-topic.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { FoundList } from '#console/ui/found-list.tsx';
import { Page } from '#console/ui/page.tsx';
import { salesTopic } from '#features/ticket/rules/sale/sales-topic.ts';
import { countedMax } from '#kernel/console/list-limits.ts';
import type { listOrders } from '../contract.ts';
import { OrderFilter } from './order-filter.tsx';
import { orderTexts } from './order-texts.ts';
import { nothingWished, orderQueryNames, queryOfList } from './order-query.ts';
import { OrderTable } from './order-table.tsx';
import './orders.css';

/** The orders of an event: found by a search, cut down by filters, the newest first. */
function OrdersScreen({ params: { site = '' } }: ScreenProps) {
  const { api } = useConsole();
  const words = useWords(orderTexts);
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
        </>
      }
    >
      <OrderFilter site={site} query={query} onChange={change} />
      <FoundList
        list={list}
        count={
          found === null ? '' : found > countedMax ? words.foundMany(countedMax) : found > 0 ? words.found(found) : ''
        }
        onClear={isCutDown ? () => change(nothingWished) : undefined}
        words={words}
      >
        {(entries) => <OrderTable site={site} orders={entries} />}
      </FoundList>
    </Page>
  );
}

export const screen: ScreenModule = { Screen: OrdersScreen, texts: [orderTexts] };
