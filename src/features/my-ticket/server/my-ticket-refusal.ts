import type { CancelProblem } from '#features/ticket/rules/purchased/cancellation.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type MyTicketMessages } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const myTicketMessages: Record<LanguageCode, MyTicketMessages> = { jpn, eng, chi, zhtw, kor };

export type TransferProblem = keyof MyTicketMessages['transfer'];
export type GateProblem = keyof MyTicketMessages['gate'];

/** Said in the visitor's language. */
export function myTicketRefusal(code: number, words: (messages: MyTicketMessages) => string): Refusal {
  return new Refusal(code, (language) => words(myTicketMessages[language]));
}

/** 409: why a ticket cannot be cancelled (TICKET-116). */
export function refuseCancel(problem: CancelProblem): Refusal {
  return myTicketRefusal(status.conflict, ({ cancel }) => cancel[problem]);
}

/** 409: why nothing can be done with a transfer. */
export function refuseTransfer(problem: TransferProblem): Refusal {
  return myTicketRefusal(status.conflict, ({ transfer }) => transfer[problem]);
}

/** 410. The words are the same for every reason why a link is not valid (TRANSFER-011). */
export function refuseLink(): Refusal {
  return myTicketRefusal(status.gone, ({ linkInvalid }) => linkInvalid);
}

/** 409: why the gate does not open. */
export function refuseEntry(problem: GateProblem): Refusal {
  return myTicketRefusal(status.conflict, ({ gate }) => gate[problem]);
}
