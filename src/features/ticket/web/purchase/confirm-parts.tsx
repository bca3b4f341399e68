import { cardTexts } from '#features/credit-card/web.ts';
import { AnswerText, type ProfileItem } from '#features/profile/web.ts';
import type { ReactNode } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Link } from '#web/ui/link-context.ts';
import { mailQuestion } from '../../rules/purchase/mail-question.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import { isEmptyStep, type PurchaseStep, purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { isAnswered } from '../../rules/purchase/last-answers.ts';
import { questionLists } from './question-answers.ts';
import type { Purchase } from './use-purchase.ts';

/** The buyer's answers and choices, each with a link back to its step. */
export function ConfirmParts({ purchase }: { purchase: Purchase }) {
  const say = useTexts(purchaseTexts);
  const { form, settings, units, steps, total, isDiscounted } = purchase;
  const mailLabel = (questions: readonly ProfileItem[]): string => mailQuestion(questions)?.label ?? say.profile.mail;
  return (
    <>
      <Part purchase={purchase} step={purchaseSteps.PROFILE} title={say.confirm.purchaser}>
        <Facts>
          <Fact label={mailLabel(settings.entry.profiles)}>{form.purchaserEmail}</Fact>
          <Answers questions={settings.entry.profiles} answers={form.purchaserInfo} />
        </Facts>
      </Part>
      {units.length > 0 ? (
        <Part purchase={purchase} step={purchaseSteps.PARTNER} title={say.confirm.partners}>
          {units.map(({ ticket, title, place, entry }, index) => (
            <Facts key={`${ticket.ticketId}/${place}`}>
              <Fact label={say.partner.number(index + 1, units.length)}>{title}</Fact>
              {entry.checkinUserEmail === '' ? null : (
                <Fact label={mailLabel(ticket.checkinProfiles)}>{entry.checkinUserEmail}</Fact>
              )}
              <Answers questions={ticket.checkinProfiles} answers={entry.checkinUserInfo} />
            </Facts>
          ))}
        </Part>
      ) : null}
      {isEmptyStep(purchaseSteps.DISCOUNT, steps) ? null : (
        <Part
          purchase={purchase}
          id="discount"
          step={purchaseSteps.PAYMENT}
          title={settings.entry.discountCodeLabel || say.discount.label}
        >
          <Facts>
            <Fact label={say.discount.code}>{isDiscounted ? form.ticketDiscountCode : say.discount.none}</Fact>
          </Facts>
        </Part>
      )}
      {total > 0 ? (
        <Part purchase={purchase} step={purchaseSteps.PAYMENT} title={say.confirm.payment}>
          <Facts>
            <Fact label={say.confirm.method}>
              <PaymentText purchase={purchase} />
            </Fact>
            <Fact label={say.receipt.title}>
              {form.includeReceipt ? say.receipt.to(form.addressee) : say.receipt.none}
            </Fact>
          </Facts>
        </Part>
      ) : null}
    </>
  );
}

function PaymentText({ purchase: { form } }: { purchase: Purchase }) {
  const say = useTexts(purchaseTexts);
  const card = useTexts(cardTexts);
  const name = say.payment.methods[form.paymentMethod];
  if (form.paymentMethod === 'CreditCard') return `${name} · ${card.cardName(form.cardBrand, form.cardDigits)}`;
  return form.convenienceStore === null ? name : `${name} · ${say.stores[form.convenienceStore]}`;
}

interface PartProps {
  purchase: Purchase;
  step: PurchaseStep;
  title: string;
  /** Where a step has two parts. */
  id?: string;
  children: ReactNode;
}

function Part({ purchase, step, title, id: own, children }: PartProps) {
  const say = useTexts(purchaseTexts);
  const context = usePageContext();
  const id = `confirm-${own ?? step}`;
  return (
    <section className="hb-purchase-card" aria-labelledby={id}>
      <div className="hb-purchase-card-head">
        <h2 className="hb-purchase-part" id={id}>
          {title}
        </h2>
        <Link className="hb-link" href={purchaseStepHref(context, purchase.contentId, step)}>
          {say.confirm.change}
          <span className="hb-visually-hidden">{title}</span>
        </Link>
      </div>
      {children}
    </section>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="hb-purchase-facts">{children}</dl>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="hb-purchase-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Answers({ questions, answers }: { questions: readonly ProfileItem[]; answers: readonly FormAnswer[] }) {
  const { shareProfile, profile } = questionLists(questions, answers);
  return (
    [...shareProfile, ...profile]
      // The address stands above the answers.
      .filter((item) => item.isEnabled && !item.isHidden && item.answerMethod !== 'MAILADDRESS' && isAnswered(item))
      .map((item) => (
        <Fact key={item.entryFormKey} label={item.label}>
          <AnswerText item={item} />
        </Fact>
      ))
  );
}
