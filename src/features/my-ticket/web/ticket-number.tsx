import { useTexts } from '#web/site/page-context.ts';
import { myTicketTexts } from './my-ticket-texts.ts';

export function TicketNumber({ number }: { number: string }) {
  const say = useTexts(myTicketTexts);
  return (
    <p className="hb-ticket-number">
      <span>{say.facts.number}</span>
      <b>{number}</b>
    </p>
  );
}
