import { tidyText } from '#features/profile/rules/typed-text.ts';
import { isLongerThan } from '#kernel/letters.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

/** How many requests of one visitor may wait for an answer at an event. */
export const pendingMax = 10;
export const talkLimits = { name: 100, company: 100, contents: 1_000, reason: 500 } as const;

/** The visitor's words to the booth (APPT-001). */
export interface TalkRequest {
  name: string;
  mail: string;
  company: string;
  contents: string;
}

export type TalkProblem = 'required' | 'invalidMail' | 'tooLong';
export type TalkProblems = Partial<Record<keyof TalkRequest, TalkProblem>>;

/** The typed text without surrounding spaces and control characters. */
export function readTalkRequest({ name, mail, company, contents }: TalkRequest): TalkRequest {
  return { name: oneLine(name), mail: readMailAddress(mail), company: oneLine(company), contents: lines(contents) };
}

export function talkProblems(request: TalkRequest): TalkProblems {
  const mail = mailAddressProblem(request.mail);
  const problems: Record<keyof TalkRequest, TalkProblem | undefined> = {
    name: textProblem(request.name, talkLimits.name),
    mail: mail === 'invalid' ? 'invalidMail' : mail,
    // Visitors come for themselves too.
    company: request.company === '' ? undefined : textProblem(request.company, talkLimits.company),
    contents: textProblem(request.contents, talkLimits.contents),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** A reason, tidied, and its problem. */
export function readReason(typed: string): { reason: string; problem: 'required' | 'tooLong' | undefined } {
  const reason = lines(typed);
  return { reason, problem: textProblem(reason, talkLimits.reason) };
}

function textProblem(text: string, most: number): 'required' | 'tooLong' | undefined {
  if (text === '') return 'required';
  return isLongerThan(text, most) ? 'tooLong' : undefined;
}

function oneLine(typed: string): string {
  return lines(typed).replace(/\s+/g, ' ');
}

function lines(typed: string): string {
  return tidyText(typed.replace(/[^\P{Cc}\n\r\t]|[\p{Cs}\u2028\u2029]/gu, ''));
}
