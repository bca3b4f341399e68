import { type MemberCalls, memberCalls } from './member-calls.ts';
import { type TicketBuyer, ticketBuyer } from './ticket-buyer.ts';

/** The demo with two members who buy tickets of its exhibition, by the headers of their calls. */
export interface ExpoBuyers {
  calls: MemberCalls;
  buyer: TicketBuyer;
  hanako: Record<string, string>;
  james: Record<string, string>;
}

export async function expoBuyers(): Promise<ExpoBuyers> {
  const calls = await memberCalls();
  return { calls, buyer: ticketBuyer(calls), ...(await logInBuyers(calls)) };
}

/** Logs both in once more, when their sessions have ended in the meantime. */
export async function logInBuyers(calls: MemberCalls): Promise<Pick<ExpoBuyers, 'hanako' | 'james'>> {
  const headers = async (loginId: string) => ({ 'access-token': (await calls.logIn(loginId)).accessToken });
  return { hanako: await headers('hanako.demo'), james: await headers('james.demo') };
}
