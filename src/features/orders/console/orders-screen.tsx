import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { useQuery } from '#console/navigation/use-query.ts';
import { useSiteTopic } from '#console/realtime/use-site-topic.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import { salesTopic } from '#features/ticket/rules/sale/sales-topic.ts';
import type { listOrders } from '../contract.ts';
import { countedMax } from '../rules/order-limits.ts';
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
      actions={<ButtonLink to={`/console/sites/${site}/orders/issue`}>{words.issue}</ButtonLink>}
    >
      <OrderFilter site={site} query={query} onChange={change} />
      <div className="hc-list-head">
        <output className="hc-muted">
          {found === null ? '' : found > countedMax ? words.foundMany(countedMax) : found > 0 ? words.found(found) : ''}
        </output>
        {isCutDown ? (
          <Button look="quiet" onClick={() => change(nothingWished)}>
            {words.clear}
          </Button>
        ) : null}
      </div>
      {list.failure !== undefined && list.entries === undefined ? (
        <ReadFailed failure={list.failure} onAgain={() => void list.again()} />
      ) : list.entries === undefined ? (
        <Skeleton rows={6} />
      ) : list.entries.length === 0 ? (
        <EmptyState
          title={isCutDown ? words.noneFound : words.none}
          text={isCutDown ? words.noneFoundText : words.noneText}
        />
      ) : (
        <OrderTable site={site} orders={list.entries} />
      )}
      <ReadMore label={words.more} onRead={list.readMore} />
    </Page>
  );
}

export const screen: ScreenModule = { Screen: OrdersScreen, texts: [orderTexts] };
