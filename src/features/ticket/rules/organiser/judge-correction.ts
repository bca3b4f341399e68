import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { type NamePart, nameParts } from '#features/profile/rules/profile-item.ts';
import type { FormAnswer } from '../flow/uses-partner-form.ts';
import { type NameInParts, namePartsOf } from './correct-answers.ts';

/** A person of an order, by what was typed when it was bought. */
export interface KnownPerson {
  name: NameInParts;
  mail: string;
}

export function personOf(answers: readonly FormAnswer[], mail: string): KnownPerson {
  return { name: namePartsOf(answers), mail };
}

export interface CorrectionWish extends KnownPerson {
  /** What the organiser saw when they began to write. */
  seen: KnownPerson;
}

/** `changed`: somebody else has corrected it meanwhile. `notPossible`: nothing is kept of who has left. */
export type CorrectionProblem = 'nothing' | 'changed' | 'wrongMail' | 'notPossible';

export interface Corrected extends KnownPerson {
  /** The links that the old address has are dead. */
  isOtherMail: boolean;
}

const isSame = (one: KnownPerson, other: KnownPerson): boolean =>
  one.mail === other.mail && nameParts.every((part) => one.name[part] === other.name[part]);

/** The person as they are to be kept, or why not. A companion may have no address, and a buyer always has one. */
export function judgeCorrection(
  known: KnownPerson,
  { seen, ...wish }: CorrectionWish,
  { isCompanion, hasLeft }: { isCompanion: boolean; hasLeft: boolean },
): Corrected | CorrectionProblem {
  if (hasLeft) return 'notPossible';
  if (!isSame(known, seen)) return 'changed';
  const mail = readMailAddress(wish.mail);
  const problem = mailAddressProblem(mail);
  if (problem !== undefined && !(isCompanion && problem === 'required')) return 'wrongMail';
  const tidy = (part: NamePart): string => wish.name[part].normalize('NFC').trim();
  const name: NameInParts = {
    last_name: tidy('last_name'),
    first_name: tidy('first_name'),
    last_name_kana: tidy('last_name_kana'),
    first_name_kana: tidy('first_name_kana'),
  };
  const corrected = { name, mail };
  return isSame(known, corrected) ? 'nothing' : { ...corrected, isOtherMail: mail !== known.mail };
}
