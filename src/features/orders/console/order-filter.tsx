import { useEffect, useRef, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { SearchField } from '#console/forms/search-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { paymentMethods } from '#features/ticket/rules/payment/payment-method.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listOrderedTickets } from '../contract.ts';
import { searchMax } from '../rules/order-limits.ts';
import { orderStandings } from '../rules/order-standing.ts';
import { type OrderQuery, queryOfList } from './order-query.ts';
import { orderTexts } from './order-texts.ts';

/** What is typed is looked for after a pause as long as this. */
const typedMs = 300;

interface OrderFilterProps {
  site: string;
  query: OrderQuery;
  onChange: (changes: Partial<OrderQuery>, options?: { replace?: boolean }) => void;
}

/** Looks for orders, and cuts their list down. */
export function OrderFilter({ site, query, onChange }: OrderFilterProps) {
  const { api, language } = useConsole();
  const words = useWords(orderTexts);
  const { data } = useCall(`order-tickets/${site}`, () =>
    api.get<typeof listOrderedTickets>('sites/{site}/orders/tickets', { params: { site } }),
  );
  const choose = (name: keyof OrderQuery) => (value: string) => onChange({ [name]: value });
  const all = { value: '', label: words.all };
  return (
    <search className="hc-order-filter">
      <TypedSearch label={words.search} value={query.q} onChange={(q) => onChange({ q }, { replace: true })} />
      <SelectField
        label={words.standing}
        choices={[
          all,
          ...orderStandings.map((value) => ({ value, label: words.standings[value] })),
          ...(['silent', 'refundByHand', 'refundFailed'] as const).map((value) => ({
            value,
            label: words.waits[value],
          })),
        ]}
        value={query.wish}
        onChange={choose('wish')}
      />
      <SelectField
        label={words.method}
        choices={[all, ...paymentMethods.map((value) => ({ value, label: words.methods[value] }))]}
        value={query.method}
        onChange={choose('method')}
      />
      <SelectField
        label={words.ticket}
        choices={[
          all,
          ...(data?.tickets ?? []).map(({ contentId, ticketId, title }) => ({
            value: `${contentId}-${ticketId}`,
            label: localize(title, language, defaultLanguage),
          })),
        ]}
        value={query.ticket}
        onChange={choose('ticket')}
      />
      <TextField type="date" label={words.from} value={query.from} onChange={choose('from')} />
      <TextField
        type="date"
        label={words.to}
        value={query.to}
        onChange={choose('to')}
        error={queryOfList(query) === undefined ? words.wrongDays : undefined}
      />
    </search>
  );
}

/** Keeps every letter that is typed, and tells of them after a pause. */
function TypedSearch({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  /** What was told last: another value in the address came by the way back, or by a link. */
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = window.setTimeout(() => {
      setTold(typed);
      tell.current(typed);
    }, typedMs);
    return () => window.clearTimeout(timer);
  }, [typed, value]);
  return <SearchField label={label} value={typed} maxLength={searchMax} onChange={setTyped} />;
}
