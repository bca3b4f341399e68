import { isLongerThan } from '#kernel/letters.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

export const contactLimits = { name: 100, contents: 2_000 } as const;

export interface ContactMessage {
  name: string;
  email: string;
  contents: string;
}

export type ContactProblem = 'required' | 'invalidMail' | 'tooLong';
export type ContactProblems = Partial<Record<keyof ContactMessage, ContactProblem>>;

/** The typed message without surrounding spaces, full-width letters in its address, and control characters. */
export function readContactMessage({ name, email, contents }: ContactMessage): ContactMessage {
  return {
    name: withoutControls(name).replace(/\s+/g, ' ').trim(),
    email: readMailAddress(email),
    contents: withoutControls(contents.replace(/\r\n?/g, '\n')).trim(),
  };
}

/** The problems of a message that was read: the contact form needs all three fields (PROFILE-044). */
export function contactProblems(message: ContactMessage): ContactProblems {
  const mail = mailAddressProblem(message.email);
  const problems: Record<keyof ContactMessage, ContactProblem | undefined> = {
    name: textProblem(message.name, contactLimits.name),
    email: mail === 'invalid' ? 'invalidMail' : mail,
    contents: textProblem(message.contents, contactLimits.contents),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function textProblem(text: string, most: number): ContactProblem | undefined {
  if (text === '') return 'required';
  return isLongerThan(text, most) ? 'tooLong' : undefined;
}

function withoutControls(text: string): string {
  return text.normalize('NFC').replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''));
}
