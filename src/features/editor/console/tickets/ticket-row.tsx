import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { NumberField } from '#console/forms/number-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { isLocalizedText, localize } from '#kernel/localized-text.ts';
import { formatYen } from '#kernel/yen.ts';
import { needed } from '#web/parts/needed.ts';
import { isNamedIn } from '../../rules/is-named-in.ts';
import type { Json } from '../../rules/part-changes.ts';
import { ticketFacts } from '../../rules/ticket-facts.ts';
import { editorTexts } from '../editor-texts.ts';
import { SoldNote } from '../form/sold-note.tsx';
import { useSold } from '../form/use-sold.ts';
import { useFields } from '../part/field-of.ts';
import { LinesInLanguages } from '../part/lines-in-languages.tsx';
import type { PartKeeper, SaveState } from '../part/part-keeper.ts';
import { valueAt } from '../part/part-path.ts';
import { SaveTrouble } from '../part/save-mark.tsx';
import { usePart } from '../part/use-part.ts';
import type { DraftItem } from './use-items.ts';

const OrderButtons = lazy(async () => ({
  default: (await needed(() => import('../content/order-buttons.tsx'))).OrderButtons,
}));

interface TicketRowProps {
  site: string;
  contentId: number;
  item: DraftItem;
  /** Those of the site; a name needs the first. */
  languages: readonly LanguageCode[];
  /** It was added now: its name is there to be typed over. */
  isNew: boolean;
  canEdit: boolean;
  /** Its place in the list, and how many there are. */
  at: number;
  of: number;
  /** Why it could not be removed. */
  refused: string | undefined;
  onMove: (to: number) => void;
  onRemove: (name: string, value: Json) => void;
  /** Tells the page how the row stands, and gives it the way to store it at once. */
  onState: (detailId: number, state: SaveState, keeper: PartKeeper) => void;
}

const titlePath = ['title'];

/** A number, or what was typed in place of one. */
const typedIn = (value: Json | undefined): number | string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;

/** A ticket as a row: its name, its price, and how many there are. */
export function TicketRow({
  site,
  contentId,
  item,
  languages,
  isNew,
  canEdit,
  at,
  of,
  refused,
  onMove,
  onRemove,
  onState,
}: TicketRowProps) {
  const { language: shown } = useConsole();
  const { tickets: words } = useWords(editorTexts);
  const sells = useSaidSale();
  const { detailId } = item;
  const [language = 'jpn'] = languages;
  const nameMissing = words.nameMissing;
  const check = useCallback(
    (value: Json): FieldIssue[] => {
      const isNamed = isNamedIn(valueAt(value, ['title']), language);
      const wrong = (['price', 'capacity'] as const).filter((name) => typeof valueAt(value, [name]) === 'string');
      return [
        ...(isNamed ? [] : [{ place: ['title'], code: 'rule' as const, words: nameMissing }]),
        ...wrong.map((name) => ({ place: [name], code: 'form' as const })),
      ];
    },
    [nameMissing, language],
  );
  const part = usePart({ site, part: `item-${contentId}-${detailId}`, given: item.value, check, code: 'ticket' });
  const fieldAt = useFields(part);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => onState(detailId, part.saving, part.keeper), [onState, detailId, part.saving, part.keeper]);
  useEffect(() => {
    if (isNew) name.current?.select();
  }, [isNew]);

  const title = valueAt(part.value ?? item.value, ['title']);
  const said = (isLocalizedText(title) ? localize(title, shown, language) : '') || words.name;
  const sold = useSold({ site, contentId, part }, true);
  const price = fieldAt(['price']);
  const capacity = fieldAt(['capacity']);
  const isLimited = fieldAt(['enableNumberSold']);
  const hasSeveral = fieldAt(['enableMultiplePrice']).value === true;
  const isGivenAway = Number(price.value) > 0 && fieldAt(['isPay']).value === false;
  const whole = `/console/sites/${site}/content/${contentId}/${detailId}?field=multiplePrices`;
  return (
    <li className="hc-ticket">
      <fieldset className="hc-ticket-fields" disabled={!canEdit}>
        <legend className="hc-hidden">{said}</legend>
        <LinesInLanguages
          ref={name}
          label={words.name}
          maxLetters={200}
          autoComplete="off"
          path={titlePath}
          {...{ fieldAt, languages }}
        />
        {hasSeveral ? (
          <SeveralPrices ticket={part.value ?? item.value} href={whole} about={said} />
        ) : (
          <NumberField
            label={words.price}
            unit={words.yen}
            hint={words.priceHint}
            isFixed={sold.isLocked}
            error={price.error ?? (isGivenAway ? words.givenAway : undefined)}
            below={
              isGivenAway && !sold.isLocked ? (
                <Button look="quiet" onClick={() => fieldAt(['isPay']).set(undefined)}>
                  {words.charge}
                </Button>
              ) : (
                price.below
              )
            }
            value={typedIn(price.value)}
            onChange={(typed) => price.set(typed)}
          />
        )}
        <NumberField
          label={words.capacity}
          unit={words.count}
          hint={words.capacityHint}
          error={capacity.error}
          below={capacity.below}
          value={isLimited.value === true ? typedIn(capacity.value) : undefined}
          onChange={(typed) => {
            capacity.set(typed);
            isLimited.set(typed !== undefined);
          }}
        />
        <div className="hc-ticket-foot">
          <p className="hc-muted">{sells(part.value ?? item.value)}</p>
          <Suspense fallback={null}>
            <OrderButtons
              name={said}
              {...{ at, of }}
              isUnordered={of < 2}
              onMove={onMove}
              onRemove={() => onRemove(said, part.value ?? item.value)}
            />
          </Suspense>
        </div>
      </fieldset>
      {refused === undefined ? null : (
        <p className="hc-error" role="alert">
          {refused}
        </p>
      )}
      {sold.isLocked ? <SoldNote about={said} onUnlock={canEdit ? sold.unlock : undefined} /> : null}
      <SaveTrouble
        saving={part.saving === 'wrong' ? 'saved' : part.saving}
        failure={part.failure}
        onAgain={() => void part.keeper.flush()}
      />
    </li>
  );
}

/** A ticket with several prices: from the lowest to the highest, and the way to them. */
function SeveralPrices({ ticket, href, about }: { ticket: Json; href: string; about: string }) {
  const { language } = useConsole();
  const { tickets: words } = useWords(editorTexts);
  const { prices, kinds } = ticketFacts(ticket);
  const [from = '', to = ''] = prices.map((price) => formatYen(price, language));
  return (
    <div className="hc-field">
      <p className="hc-label">{words.price}</p>
      <p>{from === to ? from : words.prices(from, to)}</p>
      <Link className="hc-ticket-prices" to={href} aria-label={words.kindsOf(about, kinds)}>
        {words.kinds(kinds)}
      </Link>
    </div>
  );
}

/** Until when a ticket is sold, in a sentence. */
function useSaidSale(): (ticket: Json) => string {
  const { sale: words } = useWords(editorTexts).tickets;
  const times = useSaidTimes();
  return (ticket) => {
    const isLottery = valueAt(ticket, ['ticketType']) === 'LOTTERY';
    const has = valueAt(ticket, ['enableSalesPeriod']) === true;
    const [from, to] = ['salesPeriodStart', 'salesPeriodEnd'].map((name) => {
      const date = has ? valueAt(ticket, [name]) : undefined;
      return typeof date === 'string' ? date : '';
    });
    if (from && to) return words.during(times.period(from, to), isLottery);
    if (to) return words.until(times.date(to), isLottery);
    return from ? words.from(times.date(from), isLottery) : words.always;
  };
}
