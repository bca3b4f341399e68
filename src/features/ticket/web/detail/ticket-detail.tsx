import { useId, useState } from 'react';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogContent } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { focusFirstWrong } from '#web/ui/focus-first-wrong.ts';
import type { TicketContent } from '../../contract.ts';
import { lacksParent, whyNotPut } from '../../rules/cart/why-not-put.ts';
import { hasEveryChoice } from '../../rules/cart/lottery-choice.ts';
import { sellingLabel } from '../../rules/sale/selling-label.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import { TicketMarks } from '../sale/ticket-marks.tsx';
import type { Cart } from '../cart/use-cart.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { ticketTexts } from '../sale/ticket-texts.ts';
import { DetailFacts } from './detail-facts.tsx';
import { DrawFold } from '../lottery/draw-fold.tsx';
import { LotteryChoices } from './lottery-choices.tsx';
import { PutHints } from './put-hints.tsx';
import { QuantityRows } from './quantity-rows.tsx';
import { useChoice } from './use-choice.ts';
import '../overlay/sale-overlay.css';

export const texts = [saleOverlayTexts, ticketTexts];

export interface TicketDetailProps {
  contentId: number;
  ticket: TicketContent;
  /** Tickets that the detail names: parent tickets, and those of its exclusion groups. */
  related: readonly TicketContent[];
  cart: Cart;
  /** Whether a visitor who is not a member can become one here; a member has no need to. */
  login: 'member' | 'possible' | 'impossible';
  onClose(): void;
  /** Called when the ticket is in the cart. `login`: the visitor has to log in first. `purchase`: nothing else is wanted. */
  onPut(next: 'cart' | 'login' | 'purchase'): void;
}

/** All facts of a ticket, and the form that puts it into the cart (TICKET-002): what is in the dialog of a ticket. */
export function TicketDetail(props: TicketDetailProps) {
  const { contentId, ticket, related, cart, login, onClose, onPut } = props;
  const say = useTexts(saleOverlayTexts);
  const language = useLanguage();
  const now = useServerNow();
  const missing = useId();
  const [isChecked, setIsChecked] = useState(false);
  const { items, holdings } = cart;
  const drawn = isLottery(ticket);
  const inCart = items.find(({ ticketId }) => ticketId === ticket.ticketId);
  const choice = useChoice(ticket, inCart, cart);
  const problem = whyNotPut(ticket, cart, now);
  const isComplete = choice.total === 0 || hasEveryChoice(choice.requests, ticket.requiredSelectSlotNumber);
  const asksLogin = choice.needsLogin && login !== 'member' ? login : undefined;
  const isChoosing = problem === undefined || inCart !== undefined;
  const isTakingOut = inCart !== undefined && choice.total === 0;
  const isMissing = isChecked && choice.total === 0 && !isTakingOut;
  const sum = choice.lines.reduce((all, { number, price }) => all + number * price, 0);

  const needsParent = lacksParent(ticket, items, holdings.issuedTicketIds);
  // Who wants this free ticket alone needs no cart.
  const isAlone = items.length === 0 && !needsParent && !drawn && asksLogin === undefined;
  const goesOn = isAlone && choice.lines.every(({ price }) => price === 0);

  const put = (wanted: 'cart' | 'purchase' = 'cart'): void => {
    setIsChecked(true);
    if (!isTakingOut && (choice.total === 0 || !isComplete)) {
      // The focus moves after the marks are shown.
      requestAnimationFrame(() => focusFirstWrong(document.querySelector('.hb-sale-detail')));
      return;
    }
    cart.put(ticket, choice.toItem());
    if (isTakingOut) onClose();
    else onPut(asksLogin === undefined ? wanted : 'login');
  };
  const label = isTakingOut
    ? say.takeOut
    : asksLogin
      ? drawn
        ? say.applyAndLogin
        : say.putAndLogin
      : inCart
        ? say.change
        : drawn
          ? say.apply
          : say.put;
  const chosen =
    choice.total === 0 ? null : (
      <span className="hb-put-sum">
        {' '}
        {drawn ? say.chosen(choice.total) : say.chosenFor(choice.total, formatYen(sum, language))}
      </span>
    );
  const canPut = problem === undefined && asksLogin !== 'impossible' && cart.phase !== 'failed';
  const others = cart.rules.exclusionGroups
    .filter(({ tickets }) => tickets.some(({ id }) => id === ticket.ticketId))
    .flatMap(({ tickets }) => tickets.map(({ id }) => id))
    .filter((id) => id !== ticket.ticketId);
  const hints = (
    <PutHints
      ticket={ticket}
      problem={problem}
      missingParentIds={needsParent && choice.total > 0 ? ticket.parentTicketIds : undefined}
      shutOutIds={others}
      nameOf={(id) => [...related, ...cart.tickets].find(({ ticketId }) => ticketId === id)?.title}
      login={asksLogin === 'possible' ? 'asked' : asksLogin}
      isLottery={drawn}
    />
  );
  return (
    <DialogContent
      footer={
        canPut || isTakingOut ? (
          <>
            <NeedsScript />
            <div className="hb-put-problem" role="alert">
              <FieldError id={missing} error={isMissing ? say.quantityMissing : undefined} />
            </div>
            {/* The place is there from the first HTML on, and works as soon as the cart is known. */}
            <Button
              kind={isTakingOut || goesOn ? 'secondary' : 'primary'}
              size="large"
              wide
              busy={cart.phase === 'loading'}
              className="hb-put"
              onClick={() => put()}
            >
              {label}
              {goesOn ? null : chosen}
            </Button>
            {goesOn ? (
              <Button
                kind="primary"
                size="large"
                wide
                busy={cart.phase === 'loading'}
                className="hb-put"
                onClick={() => put('purchase')}
              >
                {say.getNow}
                {chosen}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className="hb-sale-detail">
        <AboutTicket {...props} />
        {isChoosing ? (
          <>
            <QuantityRows choice={choice} errorId={isMissing ? `${missing}-error` : undefined} />
            {drawn ? <LotteryChoices ticket={ticket} choice={choice} isChecked={isChecked} /> : null}
          </>
        ) : null}
        {hints}
        <DetailFacts ticket={ticket} isChoosing={isChoosing && ticket.requiredSelectSlotNumber > 0} />
        {drawn ? <DrawFold contentId={contentId} ticketId={ticket.ticketId} /> : null}
      </div>
    </DialogContent>
  );
}

function AboutTicket({ ticket, cart }: TicketDetailProps) {
  const now = useServerNow();
  const hasApplied = cart.holdings.appliedTicketIds.includes(ticket.ticketId);
  return (
    <>
      {ticket.image ? (
        <SitePicture
          className="hb-sale-detail-picture"
          picture={ticket.image}
          ratio="21-9"
          sizes="(min-width: 48rem) 17rem, calc(100vw - 3.5rem)"
          priority
        />
      ) : null}
      <TicketMarks ticket={ticket} label={sellingLabel(ticket, hasApplied, now)} />
      {ticket.description === '' ? null : <RichText html={ticket.description} />}
    </>
  );
}
