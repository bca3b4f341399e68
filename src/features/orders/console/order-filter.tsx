import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { TypedSearch } from '#console/forms/typed-search.tsx';
import { paymentMethods } from '#features/ticket/rules/payment/payment-method.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listOrderedTickets } from '../contract.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { soughtStandings } from '../rules/order-standing.ts';
import { type OrderQuery, queryOfList } from './order-query.ts';
import { orderTexts } from './order-texts.ts';

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
    <search className="hc-list-filter">
      <TypedSearch
        label={words.search}
        maxLetters={searchMax}
        value={query.q}
        onChange={(q) => onChange({ q }, { replace: true })}
      />
      <SelectField
        label={words.standing}
        choices={[
          all,
          ...soughtStandings.map((value) => ({ value, label: words.standings[value] })),
          ...(['silent', 'refundByHand', 'refundFailed', 'chargedBack'] as const).map((value) => ({
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
