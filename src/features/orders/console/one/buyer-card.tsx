import { useConsole, useWords } from '#console/console-context.ts';
import { Card } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { languageName } from '#kernel/language.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { readOrder } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';
import { Facts } from '#console/ui/facts.tsx';
import { mailHref, shownMail } from '#kernel/mail-address.ts';

export interface OfOrder {
  order: AnswerOf<typeof readOrder>;
}

/** Who ordered, and what they answered. */
export function BuyerCard({ order: { buyer, orderedAt, language: spoken, heldUntil } }: OfOrder) {
  const { language } = useConsole();
  const { one: words } = useWords(orderTexts);
  return (
    <Card title={words.buyer}>
      {buyer.hasLeft ? <p className="hc-muted">{words.leftText}</p> : null}
      <Facts
        facts={[
          { name: words.name, value: buyer.name },
          { name: words.kana, value: buyer.kana },
          {
            name: words.mail,
            value: buyer.mail === '' ? '' : <a href={mailHref(buyer.mail)}>{shownMail(buyer.mail)}</a>,
          },
          ...buyer.answers.map(({ question: name, answer: value }) => ({ name, value })),
          { name: words.member, value: buyer.hasLeft ? '' : buyer.isMember ? words.isMember : words.visitor },
          { name: words.language, value: languageName[spoken] },
          { name: words.orderedAt, value: saidDate(orderedAt, language) },
          { name: words.heldUntil, value: heldUntil === null ? '' : saidDate(heldUntil, language) },
        ]}
      />
    </Card>
  );
}
