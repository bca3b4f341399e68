import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';

/** Addresses that one press invites. */
export const guestsPerCall = 2_000;
/** Guests who are mailed by one call; the next one goes on. */
export const guestMailsPerCall = 200;
/** A guest gets no second mail within this time. */
export const guestMailEveryMs = 3_600_000;

/** The addresses of a pasted list, each once, and what is none. Addresses stand between spaces, commas or ends of lines. */
export function typedGuests(text: string): { mails: string[]; wrong: string[] } {
  const mails = new Set<string>();
  const wrong = new Set<string>();
  for (const part of text.split(/[\s,;、，；]+/u)) {
    // `Hanako <hanako@example.jp>` as mail programs copy it: the name has no sign, and the address has brackets.
    const typed = part.replace(/^[<"'(]+|[>"')]+$/g, '');
    if (typed === '') continue;
    const mail = readMailAddress(typed).toLowerCase();
    if (mailAddressProblem(mail) === undefined) mails.add(mail);
    else if (typed.includes('@') || typed.includes('＠')) wrong.add(typed);
    else if (!part.includes('@')) wrong.add(part);
  }
  return { mails: [...mails], wrong: isNamed(text) ? [...wrong].filter((one) => /[@＠]/.test(one)) : [...wrong] };
}

/** Whether names stand beside addresses in brackets. */
function isNamed(text: string): boolean {
  return /<[^>\s]+[@＠][^>\s]+>/.test(text);
}
