import { useMemo } from 'react';
import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Card } from '#console/ui/page.tsx';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { moduleDocuments } from '../../form/all-schemas.ts';
import { LaterFields } from '../../form/later-fields.tsx';
import type { SoldFields } from '../../form/use-sold.ts';
import { valueAt } from '../../part/part-path.ts';
import type { Outline } from '../../use-outline.ts';
import type { ShownTicket } from './ticket-lanes.tsx';
import { timesTexts } from './times-texts.ts';
import '../../form/form.css';

interface ShortFormProps {
  site: string;
  outline: Outline;
  contentId: number;
  ticket: ShownTicket;
  canEdit: boolean;
  sold: SoldFields;
}

const sections = {
  sale: ['ticketType', 'enableSalesPeriod', 'salesPeriodStart', 'salesPeriodEnd'],
  lottery: ['lottery'],
  price: ['price', 'isPay', 'enableMultiplePrice', 'multiplePrices'],
  limit: ['enableNumberSold', 'capacity', 'enablePurchasablenumber', 'purchasableNumber'],
  admission: ['dynamicCheckinPeriod', 'checkinPeriodDays', 'checkinPeriodStart', 'checkinPeriodEnd'],
} as const;

/** What decides how a ticket is sold, of all that can be said of one. */
export function ShortForm({ site, outline, contentId, ticket, canEdit, sold }: ShortFormProps) {
  const words = useWords(timesTexts);
  const { part, name, detailId } = ticket;
  const isOn = (key: string): boolean => valueAt(part.value, [key]) === true;
  // What another way to sell has left there can be taken away.
  const isLottery = valueAt(part.value, ['ticketType']) === 'LOTTERY' || valueAt(part.value, ['lottery']) !== undefined;
  const isFromPurchase = isOn('dynamicCheckinPeriod');
  const groupsOf = useMemo(() => {
    const all = formFields(moduleDocuments.get('ticket')?.item);
    const isLeftOut = (key: string): boolean => isFromPurchase && /^checkinPeriod(Start|End)$/.test(key);
    return (keys: readonly string[]) =>
      keys
        .filter((key) => !isLeftOut(key))
        .flatMap((key) => all.filter((field) => field.key === key))
        .map((field) => ({ fields: [inSight(field)], path: [], words: ['item'] }));
  }, [isFromPurchase]);
  const shown = (['sale', 'lottery', 'price', 'limit', 'admission'] as const).filter(
    (section) => section !== 'lottery' || isLottery,
  );
  return (
    <fieldset className="hc-times-form" disabled={!canEdit}>
      <legend className="hc-times-form-title">{name}</legend>
      {shown.map((section) => (
        <Card key={section} title={words.sections[section]}>
          <LaterFields
            {...{ site, outline, contentId, part, sold }}
            code="ticket"
            groups={groupsOf(sections[section])}
          />
        </Card>
      ))}
      <p className="hc-page-foot">
        <Link to={`/console/sites/${site}/content/${contentId}/${detailId}`}>{words.all}</Link>
      </p>
    </fieldset>
  );
}

/** Here nothing is behind a press. */
function inSight(field: FormField): FormField {
  const { group: _, ...meaning } = field.meaning;
  return { ...field, meaning };
}
